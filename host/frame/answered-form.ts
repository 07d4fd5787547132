/**
 * Makes a page that answers a form one like others: on the way back and at a reload the browser loads it, instead of
 * asking whether the form is to be sent again. No script can see by which method its page has come.
 */
export const leaveAnsweredForm = (): void => history.replaceState(history.state, '');

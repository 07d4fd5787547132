/** The attribute of the element in whose shadow root a button's dialog is; the forms of the dialog are its children. */
export const DIALOG_PLACE = 'data-appraisal-form-dialog';

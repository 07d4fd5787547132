/** The name of the element. It has a file of its own, because all pages of the site load it, and few load the rest. */
export const TAG = 'appraisal-form';

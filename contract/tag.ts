/** The name of the element. In a file of its own, because all pages of the site load it, and few the rest of its face. */
export const TAG = 'appraisal-form';

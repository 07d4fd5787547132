/** The controls that are typed into. */
export const TEXT_BOXES = 'textarea, input:not([type=radio], [type=checkbox], [type=file])';

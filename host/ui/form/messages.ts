/** Beside an invisible field: for screen readers that read it out all the same. */
export const TRAP_LABEL = 'この欄には入力しないでください';

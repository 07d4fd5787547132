/** The events by which a visitor shows that they are there. Screen readers press and send without any other. */
export const SIGNS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'input',
  'click',
  'submit',
  'scroll',
] as const;

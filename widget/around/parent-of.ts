/** The parent of an element on the screen, across shadow roots. */
export const parentOf = (element: Element): Element | null =>
  element.assignedSlot ??
  element.parentElement ??
  (element.getRootNode() as Partial<ShadowRoot>).host ??
  null;

/** All elements of a tree, also those in components with a shadow root of their own, as far as it is open. */
export const elementsBelow = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? elementsBelow(element.shadowRoot) : []),
  ]);

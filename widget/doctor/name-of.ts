/** An element as a partner finds it in the page. */
export const elementName = ({ localName, id, classList }: Element): string =>
  `<${localName}${id && ` id="${id}"`}${classList.length > 0 ? ` class="${classList}"` : ''}>`;

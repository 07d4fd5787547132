import { isValidElement, type ReactNode } from 'react';

/** The text that somebody reads in a part of a page, as far as it stands in the part itself. */
export function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join(' ').trim();
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

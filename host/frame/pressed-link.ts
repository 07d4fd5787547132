/** The link that a press is to follow in this tab; undefined if it is the browser's, or is answered already. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  return link && !link.target ? link : undefined;
}

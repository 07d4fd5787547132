/**
 * Makes up for events inside a root that the page prevents: pages listen before the form does, and forget that somebody
 * may be using it.
 * @param prepare reads the event, whose data are there only while it is sent, and returns what the browser would do
 */
export function makeUpFor<Type extends keyof GlobalEventHandlersEventMap>(
  root: ShadowRoot,
  type: Type,
  prepare: (event: GlobalEventHandlersEventMap[Type], control: Element) => () => void,
  signal: AbortSignal,
): void {
  const options = { capture: true, passive: true, signal };
  let last: { readonly event: Event; readonly act: () => void } | undefined;
  const take = (event: Event, control: EventTarget | null | undefined) => {
    if (control instanceof Element)
      last = { event, act: prepare(event as GlobalEventHandlersEventMap[Type], control) };
  };
  const act = () => {
    if (last?.event.defaultPrevented) last.act();
    last = undefined;
  };
  root.addEventListener(
    type,
    (event) => {
      // The window cannot look into closed roots.
      if (last?.event !== event) take(event, event.target);
      // The form's own controls come later.
      act();
    },
    options,
  );
  // The page may keep the event from the form altogether.
  addEventListener(
    type,
    (event) => {
      // Before this event does anything: they stay in their order.
      act();
      const [control, ...path] = event.composedPath();
      if (!path.includes(root)) return;
      take(event, control);
      setTimeout(act);
    },
    options,
  );
}

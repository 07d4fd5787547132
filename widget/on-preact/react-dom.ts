import { type ComponentChild, options, render } from 'preact';

/** For tests of parts. */
export const createRoot = (container: Element | DocumentFragment) => ({
  render: (child: ComponentChild) => render(child, container),
  unmount: () => render(null, container),
});

/** Runs work and shows its result at once, for tests of parts. */
export function flushSync(work: () => void): void {
  const before = options.debounceRendering;
  let flush = () => {};
  options.debounceRendering = (now) => {
    flush = now;
  };
  try {
    work();
    flush();
  } finally {
    if (before) options.debounceRendering = before;
    else delete options.debounceRendering;
  }
}

export default { createRoot };

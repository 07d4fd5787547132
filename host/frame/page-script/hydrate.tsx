import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { type Comparison, ComparisonContext } from './comparing.ts';
import { tellTrouble } from './tell.ts';
import { letNodesBeGone, onceChanged } from './watch-page.ts';

/** A page that changes all the time is not waited for. */
const TRIES = 3;

const page = (comparison?: Comparison) => (
  <StrictMode>
    <ComparisonContext value={comparison}>
      <HydratedRouter
        useTransitions={false}
        onError={(_error, { errorInfo }) => errorInfo && !comparison && tellTrouble('broken')}
      />
    </ComparisonContext>
  </StrictMode>
);

/**
 * React takes over the page, whose modules have run, if the page is as the server has sent it: React would draw a
 * changed one again, and lose what was typed in it.
 * @param onChange is called once something else changes the page that React has taken over
 * @returns whether it has
 */
export async function hydrate(main: HTMLElement, onChange: () => void): Promise<boolean> {
  if (!(await isAsSent(main))) {
    tellTrouble('changed');
    stopRouter();
    return false;
  }
  letNodesBeGone();
  // At once, so that nothing changes the page in the meantime.
  flushSync(() => hydrateRoot(main, page(), { onRecoverableError: () => tellTrouble('repaired') }));
  onceChanged(main, () => {
    tellTrouble('changedLater');
    onChange();
  });
  return true;
}

/** The copy has started it, and it would answer the browser's Back. */
function stopRouter(): void {
  const router: { dispose(): void } | undefined = Reflect.get(window, '__reactRouterDataRouter');
  router?.dispose();
}

async function isAsSent(main: HTMLElement): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    let isStill = true;
    const watch = new MutationObserver(() => {
      isStill = false;
    });
    watch.observe(main, { childList: true, characterData: true, subtree: true });
    const isSame = await compare(main);
    isStill &&= watch.takeRecords().length === 0;
    watch.disconnect();
    if (isStill) return isSame;
  }
  return false;
}

/**
 * React alone knows what it would make of the page, so it tries a copy, in a document that loads and runs nothing. It
 * waits at the end of the page (Awake in root.tsx), and so runs no effect.
 */
function compare(main: HTMLElement): Promise<boolean> {
  const copy = document.implementation.createHTMLDocument().importNode(main, true);
  return new Promise((end) => {
    const never = new Promise<never>(() => {});
    // In pieces, between which the browser answers.
    startTransition(() => {
      hydrateRoot(copy, page({ end, never }), { onUncaughtError: () => end(false) });
    });
  });
}

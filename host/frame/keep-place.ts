const PLACES = 'places';
/** A list that has not come by then does not move a reader any more. */
const PATIENCE_MS = 10_000;

type Places = Record<string, number>;

function readPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(PLACES) ?? '{}');
  } catch {
    return {};
  }
}

/** The step in the history: the router's name of it, or the page. */
const step = (): string => history.state?.key ?? location.pathname + location.search;

const isWayBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => /^(back_forward|reload)$/.test((entry as PerformanceNavigationTiming).type));

/**
 * Leads to the place in a page on the way back. Browsers do so by themselves, but a list that streams in, or that the
 * router loads, comes after they have looked for it. Private pages, which have no canonical address, are not noted.
 */
export function keepPlace(): void {
  if (!document.querySelector('link[rel="canonical"]')) return;
  /** The places of this page. A page that comes back from the memory of the browser knows nothing of later ones. */
  const places: Places = {};
  let target: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const find = () => {
    if (target !== undefined && Math.abs(scrollY - target) > 1)
      scrollTo({ top: target, behavior: 'instant' });
  };
  const observer = new ResizeObserver(find);
  const end = () => {
    target = undefined;
    observer.disconnect();
  };
  const begin = () => {
    end();
    clearTimeout(timer);
    target = { ...readPlaces(), ...places }[step()];
    if (target === undefined) return;
    // With heights that are guessed, something else stands there (section.module.css).
    document.documentElement.toggleAttribute('data-returned', true);
    observer.observe(document.body);
    timer = setTimeout(end, PATIENCE_MS);
    find();
  };
  const note = () => {
    if (target === undefined) places[step()] = Math.round(scrollY);
  };

  if (isWayBack()) begin();
  // A link to a place in the page also tells of a step. Only those of the router have an index, and a list that comes.
  addEventListener('popstate', ({ state }) => {
    if (state?.idx !== undefined) begin();
  });
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, end, { passive: true, capture: true });
  addEventListener('scroll', note, { passive: true });
  // A link may be followed before the scroll that led to it is told.
  addEventListener('click', note, true);
  addEventListener('pagehide', () => {
    note();
    try {
      sessionStorage.setItem(PLACES, JSON.stringify({ ...readPlaces(), ...places }));
    } catch {
      // A browser without storage keeps the places by itself.
    }
  });
}

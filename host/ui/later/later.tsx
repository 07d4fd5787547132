import {
  type ComponentType,
  createContext,
  createElement,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { answerEarlyPress, keepPresses } from '../early-presses.ts';
import { trustedHtml } from '../trusted-html.ts';
import { useServerHtml } from '../use-server-html.ts';
import { asked, askForLater } from './asked.ts';
import styles from './later.module.css';

const PART = { className: styles.part, 'data-later': 'waiting' };
const NOTHING = trustedHtml('');

/**
 * Whether React has taken over all of the part, also streamed content: a changed context reaches even components that
 * do not read it.
 */
const Whole = createContext(false);

function Watched({ onStart, children }: { onStart: (isStarted: true) => void; children: ReactNode }) {
  const isWhole = useContext(Whole);
  useEffect(() => {
    if (isWhole) answerEarlyPress();
    else onStart(true);
  }, [isWhole, onStart]);
  return children;
}

/** The next page is painted before React ends a part of the last one. */
const END_MS = 200;

/**
 * A part of a page whose script loads only when its visitor acts: scrolls, touches, moves the pointer, presses a key.
 * Until then the server's HTML is there: links, forms and elements that browsers open by themselves work, and a press
 * on a button is remembered. Then it becomes a React root of its own: a boundary inside the page's root would be
 * rendered again as soon as the state of the router changes. So a part has no router and no context of the page: it
 * gets all its data as props. A part whose script cannot be loaded stays as it is.
 * @param load the module whose default export is the part
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(load);

  function InHtml(props: Props) {
    const element = useRef<HTMLDivElement>(null);
    const root = useRef<Root>(undefined);
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    const [isStarted, setStarted] = useState(false);
    const [error, setError] = useState<{ readonly thrown: unknown }>();
    // The data of the HTML, even if the page has changed since.
    const [first] = useState(props);

    useEffect(() => {
      let isHere = true;
      const endKeeping = keepPresses();
      asked.then(load).then(
        (module) => isHere && setLoaded(() => memo(module.default) as unknown as ComponentType<Props>),
        () => {},
      );
      return () => {
        isHere = false;
        endKeeping();
        setTimeout(() => root.current?.unmount(), END_MS);
      };
    }, []);

    const partOf = (Loaded: ComponentType<Props>, props: Props, isWhole: boolean) => (
      <Whole value={isWhole}>
        <Watched onStart={setStarted}>{createElement(Loaded, props)}</Watched>
      </Whole>
    );

    useLayoutEffect(() => {
      if (!element.current || !Loaded) return;
      // In a transition React first takes over streamed content, and only then shows changes.
      if (isStarted) return startTransition(() => root.current?.render(partOf(Loaded, props, true)));
      if (root.current) return;
      element.current.dataset.later = 'ready';
      root.current = hydrateRoot(element.current, partOf(Loaded, first, false), {
        identifierPrefix: 'later',
        onUncaughtError: (thrown) => setError({ thrown }),
      });
    });

    if (error) throw error.thrown;
    // The server's HTML stays.
    return <div {...PART} ref={element} {...NOTHING} suppressHydrationWarning />;
  }

  return function Later(props: Props) {
    const [isInHtml] = useState(useServerHtml());
    // Pending data rejects when the visitor leaves, and before the part has loaded nothing else handles it.
    for (const data of Object.values(props)) if (data instanceof Promise) data.catch(() => {});
    if (typeof document === 'undefined') {
      return (
        <div {...PART}>
          <Part {...props} />
        </div>
      );
    }
    if (isInHtml) return <InHtml {...props} />;
    // A visitor who comes from another page of the site has pressed something.
    askForLater();
    return (
      <Suspense fallback={<div className={styles.room} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

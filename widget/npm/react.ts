import { createElement, forwardRef, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { listenerOf } from '#contract/listener.ts';
import { ATTRIBUTES, EVENTS, PROPERTIES, TAG } from './index.ts';

/** The props of this component; react.d.ts of the package has the full type. */
type Props = { readonly [name: string]: unknown; readonly children?: ReactNode };

const LISTENERS = EVENTS.map((event) => ({ event, prop: listenerOf(event) }));

/** Props that React knows for every element. */
const PASSED = ['className', 'id', 'style', 'slot', 'hidden', 'children'] as const;

/** The props that React writes into the tag: only attributes, so that a server writes the same as the browser. */
function attributesOf(props: Props): Record<string, unknown> {
  const own = Object.entries(ATTRIBUTES).map(([prop, attribute]) => [attribute, props[prop]] as const);
  const all = [
    ...own,
    ...PASSED.map((name) => [name === 'className' ? 'class' : name, props[name]] as const),
  ];
  return Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== ''));
}

type Listened = HTMLElement & Record<string, unknown>;

function listen(element: Listened, latest: { readonly current: Props }): () => void {
  const stops = LISTENERS.map(({ event, prop }) => {
    const pass = (occurred: Event) =>
      (latest.current[prop] as ((event: Event) => void) | undefined)?.(occurred);
    element.addEventListener(event, pass);
    return () => element.removeEventListener(event, pass);
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * `<appraisal-form>` as a component, for React 17 and later: attributes in camel case, events as `onComplete` and the
 * like. The ref is the element.
 */
export const AppraisalForm = forwardRef<Listened, Props>((props, ref) => {
  const latest = useRef(props);
  latest.current = props;
  const element = useRef<Listened>(null);
  const stop = useRef<() => void>(undefined);
  // React 17 and 18 do not listen to events of elements. This begins with the element; an effect could miss the first.
  const attach = useCallback(
    (found: Listened | null) => {
      stop.current?.();
      stop.current = found ? listen(found, latest) : undefined;
      element.current = found;
      if (typeof ref === 'function') ref(found);
      else if (ref) ref.current = found;
    },
    [ref],
  );
  const values = PROPERTIES.map((name) => props[name]);
  useEffect(() => {
    for (const name of PROPERTIES)
      if (element.current && latest.current[name] !== undefined) element.current[name] = latest.current[name];
    // biome-ignore lint/correctness/useExhaustiveDependencies: one value for each property
  }, values);
  return createElement(TAG, { ...attributesOf(props), ref: attach });
});

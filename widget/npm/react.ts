import { createElement, forwardRef, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { listenerOf } from '#contract/embed/listener.ts';
import { ATTRIBUTES, appear, EVENTS, PROPERTIES, TAG, TEASER_ATTRIBUTES } from './index.ts';

/** The props of this component; react.d.ts of the package has the full type. */
type Props = { readonly [name: string]: unknown; readonly children?: ReactNode };

const LISTENERS = EVENTS.map((event) => ({ event, prop: listenerOf(event) }));

/** The props that are no attributes of the tag under their own names. */
const OWN = new Set([...Object.keys(ATTRIBUTES), ...PROPERTIES, ...LISTENERS.map(({ prop }) => prop)]);

/**
 * Before version 19 React writes false into the attributes of custom elements, where any text means true. In these two
 * kinds it is a text of its own, which version 19 leaves out on servers.
 */
function attributeValue(name: string, value: unknown): unknown {
  if (typeof value !== 'boolean') return value;
  return /^(data|aria)-/.test(name) ? String(value) : value || undefined;
}

/** The props that React writes into the tag: only attributes, so that a server writes the same as the browser. */
function attributesOf(props: Props): Record<string, unknown> {
  const own = Object.entries(ATTRIBUTES).map(([prop, attribute]) => [attribute, props[prop] || undefined]);
  const others = Object.entries(props)
    .filter(([name]) => !OWN.has(name))
    .map(([name, value]) => [name === 'className' ? 'class' : name, attributeValue(name, value)]);
  return Object.fromEntries([...own, ...others].filter(([, value]) => value !== undefined));
}

type Listened = HTMLElement & Record<string, unknown>;

function listen(element: Listened, latest: { readonly current: Props }): () => void {
  const stops = LISTENERS.map(({ event, prop }) => {
    const pass = (domEvent: Event) =>
      (latest.current[prop] as ((event: Event) => void) | undefined)?.(domEvent);
    element.addEventListener(event, pass);
    return () => element.removeEventListener(event, pass);
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * `<appraisal-form>` as a component, for React 17 and later: attributes in camel case, events as `onComplete` and the
 * like. All else goes to the element, as in any tag. The ref is the element.
 */
export const AppraisalForm = forwardRef<Listened, Props>((props, ref) => {
  const latest = useRef(props);
  latest.current = props;
  const element = useRef<Listened>(null);
  const stop = useRef<() => void>(undefined);
  const cleanUp = useRef<() => void>(undefined);
  // React 17 and 18 do not listen to events of elements. This begins with the element; an effect could miss the first.
  const attach = useCallback(
    (node: Listened | null) => {
      stop.current?.();
      stop.current = node ? listen(node, latest) : undefined;
      element.current = node;
      if (ref && typeof ref !== 'function') ref.current = node;
      if (typeof ref !== 'function') return;
      // Since version 19 such a ref may return its own end, which is then called in place of the ref.
      const end = cleanUp.current;
      cleanUp.current = undefined;
      if (!node && end) end();
      else cleanUp.current = ref(node) ?? undefined;
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

/** The attributes of the element that asks for a teaser: its options, and those of its form with their prefix. */
function teaserAttributesOf(props: Props): Record<string, unknown> {
  const own = Object.entries(TEASER_ATTRIBUTES).map(([prop, attribute]) => [
    attribute,
    props[prop] === true ? '' : props[prop] || undefined,
  ]);
  const form = Object.entries(ATTRIBUTES).map(([prop, attribute]) => [
    `data-${TAG}-${attribute}`,
    props[prop] || undefined,
  ]);
  return Object.fromEntries([...own, ...form].filter(([, value]) => value !== undefined));
}

/**
 * A tab, a button, a popover or a slider that opens the form in a dialog. `afterConsent={!agreed}` waits until the visitor
 * has agreed; the other props are read once.
 */
export function AppraisalTeaser(props: Props): ReactNode {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => (marker.current ? appear(marker.current) : undefined), []);
  return createElement('span', { hidden: true, ...teaserAttributesOf(props), ref: marker });
}

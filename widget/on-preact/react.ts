import { Component, type ComponentType, createContext, createElement, Fragment, options } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/*
 * The names of React that the form uses, on Preact itself. `preact/compat` has all names of React and takes 3 KB more
 * (decision 49). Attributes of SVG in camel case stay out of the form: Preact alone writes them as they are, so style
 * sheets say `vector-effect` and the like.
 */

export * from 'preact/hooks';
export { Component, createContext, createElement, Fragment, useLayoutEffect as useInsertionEffect };
/** For tests of parts. */
export default { createElement };

type Props = Record<string, unknown>;

const previousHook = options.vnode;

/** Preact takes the names of the browser's events: texts tell of each key by `input`, focus bubbles as `focusin`. */
options.vnode = (node) => {
  const { type } = node;
  if (typeof type === 'string') {
    const { onChange, onFocus, onBlur, ...props } = node.props as Props;
    const isText =
      type === 'textarea' || (type === 'input' && !/^(file|checkbox|radio)$/.test(`${props.type}`));
    if (onChange) props[isText ? 'onInput' : 'onChange'] = onChange;
    if (onFocus) props.onfocusin = onFocus;
    if (onBlur) props.onfocusout = onBlur;
    if (onChange || onFocus || onBlur) node.props = props as typeof node.props;
  }
  previousHook?.(node);
};

/** React wraps the events of the browser. */
options.event = (event) => Object.assign(event, { nativeEvent: event });

const differ = (one: Props, other: Props) =>
  Object.keys({ ...one, ...other }).some((name) => one[name] !== other[name]);

/** A component that is rendered again only when a prop changes. */
export function memo<Given extends object>(Part: ComponentType<Given>) {
  return class extends Component<Given> {
    override shouldComponentUpdate(next: Given): boolean {
      return differ(this.props as Props, next as Props);
    }

    override render() {
      return createElement(Part, this.props);
    }
  };
}

/** Preact renders in one piece, so nothing is deferred. */
export const useDeferredValue = <Value>(value: Value): Value => value;

/** A value that lives outside of the components. @param subscribe stays the same function, or is called again */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
): Value {
  const [, render] = useState({});
  const value = read();
  const latest = useRef({ value, read });
  latest.current = { value, read };
  useLayoutEffect(() => {
    const look = () => {
      if (!Object.is(latest.current.value, latest.current.read())) render({});
    };
    look();
    return subscribe(look);
  }, [subscribe]);
  return value;
}

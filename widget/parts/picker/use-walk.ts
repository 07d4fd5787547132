import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../keep-composing.ts';

const OPTIONS = '.row, .brand';
const SEARCH = '.search__input';

/** The next options are no farther away than the second row of tiles on the widest screen. */
const NEAR = 16;

function nextRow(options: readonly HTMLElement[], at: number, down: boolean): HTMLElement | undefined {
  const own = options[at]?.getBoundingClientRect();
  if (!own) return undefined;
  const near = down ? options.slice(at + 1, at + 1 + NEAR) : options.slice(Math.max(0, at - NEAR), at);
  const far = (one: HTMLElement) => {
    const { top, left } = one.getBoundingClientRect();
    return Math.abs(top - own.top) * NEAR + Math.abs(left - own.left);
  };
  const beyond = near.filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return down ? top >= own.bottom - 1 : bottom <= own.top + 1;
  });
  return beyond.sort((a, b) => far(a) - far(b))[0];
}

function targetOf(list: HTMLElement, from: HTMLElement, key: string): HTMLElement | null | undefined {
  const options = [...list.querySelectorAll<HTMLElement>(OPTIONS)];
  if (from.matches(SEARCH)) return key === 'ArrowDown' ? options[0] : undefined;
  const at = options.indexOf(from);
  if (at < 0) return undefined;
  if (key === 'ArrowDown') return nextRow(options, at, true);
  if (key === 'ArrowUp') return nextRow(options, at, false) ?? list.querySelector<HTMLElement>(SEARCH);
  const isTile = from.matches('.brand');
  return isTile ? options[at + (key === 'ArrowRight' ? 1 : -1)] : undefined;
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, currentTarget, target } = event;
  if (!key.startsWith('Arrow') || isComposing(event)) return;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const to = targetOf(currentTarget as HTMLElement, target as HTMLElement, key);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** The arrow keys walk from the search box through the options, and back. */
export function useWalk<List extends HTMLElement>(): RefObject<List | null> {
  const ref = useRef<List>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    list?.addEventListener('keydown', onKeyDown);
    return () => list?.removeEventListener('keydown', onKeyDown);
  }, []);
  return ref;
}

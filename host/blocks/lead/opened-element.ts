import { defineElement } from '../../ui/page-element/define.ts';
import { SIGNS } from '../../ui/signs.ts';
import { sayAside } from './say-aside.ts';

const openedPaths = new Set<string>();

/**
 * Says once that the shop has opened its page. Scanners of mails read pages too, some with their scripts, so it waits for
 * the first sign of a visitor.
 */
function start(): () => void {
  const { pathname } = location;
  const controller = new AbortController();
  const say = () => {
    controller.abort();
    if (openedPaths.has(pathname)) return;
    openedPaths.add(pathname);
    void sayAside(pathname, 'opened');
  };
  for (const sign of SIGNS) addEventListener(sign, say, { signal: controller.signal, passive: true });
  return () => controller.abort();
}

/** Stands in the page of a shop that has not opened it (lead-view.tsx). */
export const defineOpened = () => defineElement('site-opened', start);

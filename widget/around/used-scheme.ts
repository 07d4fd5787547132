import { ATTRIBUTES } from '#contract/embed/element.ts';
import type { UsedScheme } from '#contract/embed/frame.ts';

/*
 * The colour scheme that the page around a frame has where the frame stands. Browsers tell of a change only by a
 * transition of a colour that follows it. Nobody sees the colour of a frame.
 */

/** Lets the colour of a frame follow the scheme. Browsers without light-dark() have a light form. */
export function heedScheme({ style }: HTMLIFrameElement): void {
  style.color = 'light-dark(rgb(0 0 0), rgb(255 255 255))';
  style.transition = 'color 1ms';
}

/** The scheme where a frame stands whose colour follows it. */
export const usedScheme = (frame: HTMLIFrameElement): UsedScheme =>
  frame.style.color && getComputedStyle(frame).color === 'rgb(255, 255, 255)' ? 'dark' : 'light';

/**
 * Tells if the form in a frame is to follow the page, by the attribute of its element or by the address of the frame.
 */
export function followsPage(element: HTMLElement): boolean {
  const text =
    element instanceof HTMLIFrameElement
      ? new URL(element.src).searchParams.get('scheme')
      : element.getAttribute('scheme');
  return ATTRIBUTES.scheme.parse(text?.trim() ?? '') === 'auto';
}

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { AttributeName } from '#contract/embed/element.ts';
import type { UsedScheme } from '#contract/embed/frame.ts';
import { THEME_NAMES, type Theme, themeOf } from '#contract/embed/themes.ts';
import { readSettings } from '../base/attributes.ts';
import { darken } from '../first-paint/dark.ts';
import firstPaintCss from '../first-paint/first-paint.css?inline';
import { answersOf } from '../state/answers.ts';
import { FormState } from '../state/form-state.ts';
import { nowhere } from '../state/nowhere.ts';
import { FormRoot } from './app/form-root.tsx';
import { SWIPER_CSS } from './carousel/swiper-css.ts';
import customerCss from './customer.css?inline';
import dialogsCss from './dialogs.css?inline';
import formCss from './form.css?inline';
import { ITEM_QUESTIONS } from './item-block/item-block.tsx';
import pickerCss from './picker/picker.css?inline';
import type { PartStates, PartState as State } from './stage/part-states.ts';
import { adopt } from './styles.ts';
import thanksCss from './thanks.css?inline';

/** One state of a part in one theme. */
export interface ShownState {
  readonly part: string;
  readonly state: string;
  readonly theme: Theme;
  readonly scheme?: UsedScheme;
}

const MODULES = import.meta.glob<{ states: PartStates }>('./*/states.tsx', { eager: true });

const STATES = new Map(
  Object.entries(MODULES).map(([path, { states }]) => [path.split('/')[1] ?? '', states] as const),
);

const themesOf = ({ only }: State) => THEME_NAMES.filter((theme) => only?.(themeOf(theme)) ?? true);

/** All parts with the names of their states, and the themes that have each. */
export const ALL_PARTS = [...STATES].map(([name, states]) => ({
  name,
  states: Object.entries(states).map(([state, one]) => ({
    name: state,
    themes: themesOf(one),
    logs: one.logs ?? false,
  })),
}));

/** Waits until calls are answered and their results rendered. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Puts a part on the screen in a state.
 * @param place the element that the part's shadow root is put into
 * @returns its form, its shadow root, and a function that removes everything
 */
export async function put(place: Element, state: State, theme: Theme, scheme: UsedScheme = 'light') {
  const host = document.createElement('div');
  host.setAttribute('scheme', scheme);
  place.append(host);
  const root = host.attachShadow({ mode: 'open' });
  for (const css of [firstPaintCss, formCss, dialogsCss, pickerCss, customerCss, SWIPER_CSS, thanksCss])
    adopt(root, css);
  if (scheme === 'dark') darken(root);
  const attributes: Partial<Record<AttributeName, string>> = { ...state.attributes, theme };
  await ITEM_QUESTIONS.load();
  const form = new FormState(
    readSettings((name) => attributes[name] ?? null),
    nowhere(state.api, state.connection?.(), state.phone),
    answersOf,
  );
  await state.prepare?.(form);
  const container = document.createElement('div');
  root.append(container);
  const screen = createRoot(container);
  flushSync(() => screen.render(<FormRoot value={{ form, root }}>{state.show()}</FormRoot>));
  await settle();
  await state.act?.(root);
  await settle();
  const close = () => {
    screen.unmount();
    form.dispose();
    host.remove();
  };
  return { root, form, close };
}

/** Shows a part in one of its states. */
export function showState(place: Element, { part, state, theme, scheme }: ShownState) {
  const one = STATES.get(part)?.[state];
  if (!one) throw new Error(`There is no state ${state} of the part ${part}.`);
  return put(place, one, theme, scheme);
}

/** A rule of axe that something on the screen breaks. */
export interface Violation {
  readonly rule: string;
  readonly help: string;
  /** CSS selectors of the element. */
  readonly target: string;
}

/**
 * Waits until fades and movements have ended: axe would measure the contrast of half a fade. A document does not know
 * the animations in its shadow roots, and a new animation begins with the next frame.
 */
async function standStill(place: Element): Promise<void> {
  const roots = [document, ...(place.shadowRoot ? [place.shadowRoot] : [])];
  for (;;) {
    await nextFrame();
    const animations = roots
      .flatMap((root) => root.getAnimations())
      .filter(({ playState, effect }) => playState === 'running' && ends(effect));
    if (animations.length === 0) return;
    await Promise.allSettled(animations.map(({ finished }) => finished));
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const ends = (effect: AnimationEffect | null) =>
  effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

/** Rules about whole pages; a part alone cannot follow them. */
const PAGE_RULES = ['heading-order', 'page-has-heading-one', 'region'];

/** The violations that axe finds in a place. */
export async function findViolations(place: Element): Promise<readonly Violation[]> {
  const { default: axe } = await import('axe-core');
  await standStill(place);
  const { violations } = await axe.run(place, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, help, target: target.flat().join(' ') })),
  );
}

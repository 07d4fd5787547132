import { isCaller } from '#contract/embed/teaser.ts';
import { made } from '../around/made.ts';
import { MESSAGES } from './messages.ts';
import { choiceOf, FORM_PREFIX, kindOf, ofForm, optionOf } from './read-options.ts';
import teaserCss from './teaser.css?inline';

/** The teaser in the page, and its two buttons. */
export type Drawn = readonly [host: HTMLElement, opener: HTMLButtonElement, close: HTMLButtonElement];

/**
 * Draws the teaser that an element of the page asks for. Nothing of it is in the page yet.
 * @throws where scripts cannot make style sheets: Safari before 16.4, Firefox before 101
 */
export function drawTeaser(marker: Element): Drawn {
  const kind = kindOf(marker);
  const side = choiceOf(marker, 'side');
  const text = optionOf(marker, 'text') || MESSAGES.text;
  const heading = optionOf(marker, 'heading') || MESSAGES.heading;
  const opener = made('button', { class: 'open' }, text);
  // The teaser has the attributes of any button that opens the dialog.
  for (const { name, value } of marker.attributes)
    if (name.startsWith(FORM_PREFIX)) opener.setAttribute(name, value);
  opener.setAttribute(`${FORM_PREFIX}open`, choiceOf(marker, 'open'));
  const close = made('button', { class: 'close', 'aria-label': MESSAGES.close }, '×');
  const isCard = isCaller(kind);
  const frame = made('aside', {
    class: isCard ? `card ${kind}` : kind,
    lang: 'ja',
    'aria-label': isCard ? heading : text,
  });
  if (isCard) {
    const lead = optionOf(marker, 'lead') || MESSAGES.lead;
    frame.append(made('div', {}, made('h2', {}, heading), made('p', {}, lead)));
  }
  frame.append(opener, close);
  // The outer line of a tab is beyond the edge.
  const gap = kind === 'tab' ? '-1px' : '16px';
  if (kind !== 'slider') frame.style[side] = `calc(${gap} + env(safe-area-inset-${side}))`;
  const host = made('div', { 'data-appraisal-form-teaser': kind });
  host.style.colorScheme = ofForm(marker, 'scheme').replace('auto', 'inherit') || 'light';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(teaserCss);
  root.adoptedStyleSheets = [sheet];
  root.append(frame);
  return [host, opener, close];
}

import { type AttributeName, TAG } from './element.ts';
import { FRAME_PATH } from './frame.ts';
import { isGiven } from './given.ts';
import type { PinnedRelease } from './release.ts';
import { type TeaserOption, teaserAttribute } from './teaser.ts';
import { ENTRY, FORM, TEASER_SCRIPT, WIDGET_PATH } from './widget-files.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Pairs of a name and a value as they stand in a tag. */
export type Attributes = readonly (readonly [name: string, value: string])[];

const attributesText = (attributes: Attributes) =>
  attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');

/**
 * The line that a partner adds to a page: it loads the form. It is no module, since after the first module Firefox and older
 * Chromium ignore an import map (docs/decisions/0098-import-maps.md).
 */
export const scriptLine = (origin: string) => `<script src="${origin}${WIDGET_PATH}${ENTRY}" async></script>`;

/** A media feature that only those browsers know in which `modulepreload` does no harm to an import map below it. */
const CHROMIUM = '(device-posture)';

/**
 * The lines by which the browser asks for the form's module while it asks for the script, which saves a round trip. Chromium
 * compiles it while it arrives, by the first line. Others heed the second, whose request with `crossorigin` is that of
 * `import()`.
 */
export const preloadLines = (origin: string) =>
  [
    `<link rel="modulepreload" media="${CHROMIUM}" href="${origin}${WIDGET_PATH}${FORM}">`,
    `<link rel="preload" as="script" crossorigin href="${origin}${WIDGET_PATH}${FORM}">`,
  ].join('\n');

/** The lines that load the form. */
export const scriptLines = (origin: string) => `${preloadLines(origin)}\n${scriptLine(origin)}`;

/** The shortcode of the form, for pages with the WordPress plugin. */
export const shortcodeLine = (attributes: Attributes) => `[${TAG}${attributesText(attributes)}]`;

/** The setting that the address of the form's own page may have: the medium of the request. */
export const LINK_SETTING = 'medium-uuid' satisfies AttributeName;

/** The form's own page, for the medium of a form. */
export function formUrl(origin: string, settings: Attributes): string {
  const query = new URLSearchParams(
    settings.filter(([name]) => name === LINK_SETTING).map(([...pair]) => pair),
  );
  return `${origin}/form${query.size > 0 ? `?${query}` : ''}`;
}

/**
 * A link to the form's own page, for pages that allow nothing else.
 * @param settings those of the form
 * @param attributes of the link
 */
export const linkLine = (origin: string, text: string, settings: Attributes, attributes: Attributes = []) =>
  `<a href="${formUrl(origin, settings)}"${attributesText(attributes)}>${text}</a>`;

/** The sources that a content security policy needs for the form, by directive. */
export const policyLines = (origin: string): readonly (readonly [directive: string, sources: string])[] => [
  ['script-src', origin],
  ['connect-src', origin],
  ['img-src', `${origin} blob:`],
];

/**
 * Instead of them, for a page that stays on one release: browsers check the script and the modules that it loads first, and
 * ask for all of them at once. Only `modulepreload` has an `import()` checked, so these lines stand below an import map.
 */
export const pinnedLines = (origin: string, { script, modules }: PinnedRelease): string =>
  [
    ...modules.map(
      ({ address, integrity }) =>
        `<link rel="modulepreload" href="${origin}${address}" integrity="${integrity}">`,
    ),
    `<script type="module" src="${origin}${script.address}" integrity="${script.integrity}" async></script>`,
  ].join('\n');

/**
 * The line where the form stands.
 * @param link is seen where the script cannot run
 */
export const elementLine = (origin: string, attributes: Attributes, link: string) =>
  `<${TAG}${attributesText(attributes)}>${linkLine(origin, link, attributes)}</${TAG}>`;

/** The address of the form alone, without all that the page gives for its visitor. */
export function frameUrl(origin: string, attributes: Attributes): string {
  const settings = attributes.flatMap(([name, value]) =>
    isGiven(name) ? [] : [[name, value] as [string, string]],
  );
  return `${origin}${FRAME_PATH}?${new URLSearchParams(settings)}`.replace(/\?$/, '');
}

/**
 * The form in a frame. Its height is for pages without the first line; with it, the frame is as high as the form, and
 * gets what the page gives for its visitor.
 */
export function frameLine(origin: string, attributes: Attributes, title: string): string {
  const answers = attributesText(attributes.filter(([name]) => isGiven(name)));
  return `<iframe src="${escapeHtml(frameUrl(origin, attributes))}" title="${title}" style="width: 100%; height: 90vh; border: 0"${answers}></iframe>`;
}

/** The options of a teaser, with their values. */
export type TeaserOptions = readonly (readonly [option: TeaserOption, value: string])[];

/** The attributes of a form on something else that opens it. */
const formAttributes = (attributes: Attributes): Attributes =>
  attributes.map(([name, value]) => [`data-${TAG}-${name}`, value]);

/** The line of a teaser, which needs no other: the form comes with the first press. */
export function teaserLine(
  origin: string,
  options: TeaserOptions,
  attributes: Attributes,
  release?: PinnedRelease | null,
): string {
  const { address, integrity } = release?.teaser ?? { address: WIDGET_PATH + TEASER_SCRIPT };
  const checked: Attributes = integrity
    ? [
        ['integrity', integrity],
        ['crossorigin', 'anonymous'],
      ]
    : [];
  const own = options.map(([option, value]) => [teaserAttribute(option), value] as const);
  return `<script src="${origin}${address}"${attributesText(checked)} async${attributesText([...own, ...formAttributes(attributes)])}></script>`;
}

/** The place of a dialog on a large screen. */
export type DialogPlace = 'middle' | 'side';

/** A button that opens the form in a dialog. Without the script it is a link. */
export const buttonLine = (origin: string, attributes: Attributes, place: DialogPlace, text: string) =>
  linkLine(origin, text, attributes, [[`data-${TAG}-open`, place], ...formAttributes(attributes)]);

import { ATTRIBUTE_DOCS, EVENT_DOCS, METHOD_DOCS, PART_DOCS, PROPERTY_DOCS } from '#contract/docs/element.ts';
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type Attribute,
  EVENTS,
  METHODS,
  PARTS,
  PROPERTIES,
  TAG,
} from '#contract/element.ts';
import { GROUPS } from '../../demo/lab/groups/index.ts';
import { withColours } from '../build/palette.ts';

/** A custom property that partners can set, and its default. */
interface PublicProperty {
  name: string;
  default: string;
}

/** The public custom properties: those that the tokens of the theme use with a default value. */
export function publicProperties(theme: string): PublicProperty[] {
  const found = withColours(theme)
    .replace(/\s+/g, ' ')
    .matchAll(/var\(\s*(--appraisal-[\w-]+),\s*((?:[^()]|\([^()]*\))*?)\s*\)/g);
  return [...found].map(([, name = '', value = '']) => ({ name, default: value }));
}

const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function table(head: readonly string[], rows: readonly string[]): string {
  return [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
}

const code = (text: string) => `\`${text}\``;

/** A default as the table shows it. Empty if there is none. */
function defaultOf({ default: value, onSite }: Attribute): string {
  return value ? `${code(value)}${onSite ? ' on the script’s host' : ''}` : '';
}

export const attributeTable = (): string =>
  table(
    ['attribute', 'allowed', 'default', 'what it does'],
    ATTRIBUTE_NAMES.map((name) =>
      row(code(name), ATTRIBUTES[name].allowed, defaultOf(ATTRIBUTES[name]), ATTRIBUTE_DOCS[name]),
    ),
  );

export const eventTable = (): string =>
  table(
    ['event', 'detail', 'when'],
    EVENTS.map((name) => row(code(name), code(EVENT_DOCS[name].detail), EVENT_DOCS[name].when)),
  );

export const memberTable = (): string =>
  table(
    ['member', 'what it does'],
    [
      ...METHODS.map((name) => row(code(METHOD_DOCS[name].type), METHOD_DOCS[name].description)),
      ...PROPERTIES.map((name) => row(code(name), PROPERTY_DOCS[name].description)),
    ],
  );

export const partTable = (): string =>
  table(
    ['part', 'what it is'],
    PARTS.map((name) => row(code(name), PART_DOCS[name])),
  );

export const propertyTable = (properties: readonly PublicProperty[]): string =>
  table(
    ['custom property', 'default (product theme)'],
    properties.map((property) => row(code(property.name), code(property.default))),
  );

/** What the pages of the lab are, and how the form looks there. That it works is what their test holds. */
export const labTable = (): string =>
  table(
    ['your page', 'the form there'],
    GROUPS.flatMap(({ title, conditions }) =>
      conditions.map(({ what, differs }) => row(`${title}: ${what}`, differs ?? 'as in a plain page')),
    ),
  );

/** Puts each text between its two marks, `<!-- name -->` and `<!-- /name -->`. */
export function fillIn(document: string, texts: Record<string, string>): string {
  return Object.entries(texts).reduce((filled, [name, text]) => {
    const marks = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
    if (!marks.test(filled)) throw new Error(`The document has no place for ${name}.`);
    return filled.replace(marks, (_, open: string, close: string) => `${open}\n${text}\n\n${close}`);
  }, document);
}

const MODULE = 'widget/element.tsx';
const CLASS = 'AppraisalFormElement';

/** The description of the element for editors and component catalogues (custom elements manifest, schema 2.1.0). */
export function manifest(cssProperties: readonly PublicProperty[]) {
  const declaration = {
    kind: 'class',
    customElement: true,
    name: CLASS,
    tagName: TAG,
    description: 'The whole appraisal flow in one element.',
    attributes: ATTRIBUTE_NAMES.map((name) => ({
      name,
      default: String(ATTRIBUTES[name].default),
      type: { text: ATTRIBUTES[name].allowed },
      description: ATTRIBUTE_DOCS[name],
    })),
    events: EVENTS.map((name) => ({
      name,
      type: { text: `CustomEvent<EventDetails['${name}']>` },
      description: EVENT_DOCS[name].when,
    })),
    members: [
      ...PROPERTIES.map((name) => ({
        kind: 'field',
        name,
        type: { text: PROPERTY_DOCS[name].type },
        description: PROPERTY_DOCS[name].description,
      })),
      ...METHODS.map((name) => ({ kind: 'method', name, description: METHOD_DOCS[name].description })),
    ],
    cssProperties,
    cssParts: PARTS.map((name) => ({ name, description: PART_DOCS[name] })),
  };
  const definition = {
    kind: 'custom-element-definition',
    name: TAG,
    declaration: { name: CLASS, module: MODULE },
  };
  const module = {
    kind: 'javascript-module',
    path: MODULE,
    declarations: [declaration],
    exports: [definition],
  };
  return { schemaVersion: '2.1.0', modules: [module] };
}

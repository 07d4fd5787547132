import { ATTRIBUTE_NAMES, ATTRIBUTES } from '#widget/attributes.ts';

/** A custom property that partners may set, with what it is when they do not. */
interface PublicProperty {
  name: string;
  default: string;
}

/** The public custom properties: those that the tokens read with a default. */
export function publicProperties(css: string): PublicProperty[] {
  const folded = css.replace(/\s+/g, ' ');
  const found = [...folded.matchAll(/var\(\s*(--appraisal-[\w-]+),\s*((?:[^()]|\([^()]*\))*?)\s*\)/g)];
  return found.map(([, name = '', value = '']) => ({ name, default: value }));
}

const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

export function attributeTable(): string {
  const rows = ATTRIBUTE_NAMES.map((name) => {
    const attribute = ATTRIBUTES[name];
    const place = 'onSite' in attribute && attribute.onSite ? ' on the script’s host' : '';
    const fallback = attribute.default === '' ? '' : `\`${attribute.default}\`${place}`;
    return row(`\`${name}\``, attribute.allowed, fallback, attribute.description);
  });
  return [
    row('attribute', 'allowed', 'default', 'what it does'),
    row('---', '---', '---', '---'),
    ...rows,
  ].join('\n');
}

export function propertyTable(css: string): string {
  const rows = publicProperties(css).map((property) =>
    row(`\`${property.name}\``, `\`${property.default}\``),
  );
  return [row('custom property', 'default (product theme)'), row('---', '---'), ...rows].join('\n');
}

/** Puts each text between its pair of marks, `<!-- name -->` and `<!-- /name -->`. */
export function fillIn(document: string, texts: Record<string, string>): string {
  return Object.entries(texts).reduce((filled, [name, text]) => {
    const marks = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
    if (!marks.test(filled)) throw new Error(`docs/embedding.md has no place for ${name}`);
    return filled.replace(marks, (_, open: string, close: string) => `${open}${text}\n${close}`);
  }, document);
}

/** The element as editors and catalogues read it (custom elements manifest, schema 2.1.0). */
export function manifest(css: string) {
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'widget/element.tsx',
        declarations: [
          {
            kind: 'class',
            customElement: true,
            name: 'AppraisalFormElement',
            tagName: 'appraisal-form',
            description: 'The whole appraisal flow in one element.',
            attributes: ATTRIBUTE_NAMES.map((name) => ({
              name,
              default: String(ATTRIBUTES[name].default),
              type: { text: ATTRIBUTES[name].allowed },
              description: ATTRIBUTES[name].description,
            })),
            events: ['step', 'progress', 'submit', 'complete', 'error'].map((name) => ({
              name: `appraisal-form:${name}`,
              type: { text: `CustomEvent<AppraisalFormEvents['appraisal-form:${name}']>` },
            })),
            members: [
              { kind: 'field', name: 'result', type: { text: 'SubmissionResult | undefined' } },
              { kind: 'method', name: 'reset' },
              { kind: 'method', name: 'goTo', parameters: [{ name: 'step', type: { text: 'Step' } }] },
              {
                kind: 'method',
                name: 'fill',
                parameters: [{ name: 'sample', type: { text: 'SampleForm' } }],
              },
            ],
            cssProperties: publicProperties(css),
            cssParts: ['form', 'progress', 'item', 'field', 'trigger', 'submit', 'dialog'].map((name) => ({
              name,
            })),
          },
        ],
        exports: [
          {
            kind: 'custom-element-definition',
            name: 'appraisal-form',
            declaration: { name: 'AppraisalFormElement', module: 'widget/element.tsx' },
          },
        ],
      },
    ],
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_DOCS } from '#contract/docs/element.ts';
import { ATTRIBUTE_NAMES, ATTRIBUTES, EVENTS, TAG } from '#contract/embed/element.ts';
import { scriptLine } from '#contract/embed/snippet.ts';
import { detailOf, typeOfAttribute } from '../docs/declarations.ts';
import { manifestText } from '../docs/manifest.ts';
import {
  attributeTable,
  describeAttribute,
  eventTable,
  fillIn,
  memberTable,
  partTable,
  propertyTable,
  teaserTable,
} from '../docs/tables.ts';
import { indexTypes, reactTypes, svelteTypes, vueTypes } from './types.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The name of the package on npm. */
export const PACKAGE = '@takakurabe/appraisal-form';

const { version, description, license } = JSON.parse(read('package.json'));

/** An entry of `exports`: the imported script, and its types. */
const entry = (name: string, script = name) => ({ types: `./${name}.d.ts`, default: `./${script}.js` });

const packageFile = (origin: string) => ({
  name: PACKAGE,
  version,
  description,
  license,
  homepage: `${origin}/partners-guide`,
  keywords: ['custom-element', 'web-component', TAG],
  type: 'module',
  main: './index.js',
  types: './index.d.ts',
  exports: {
    '.': entry('index'),
    './react': entry('react'),
    './vue': entry('vue', 'index'),
    './svelte': entry('svelte', 'index'),
    './custom-elements.json': './custom-elements.json',
    './package.json': './package.json',
  },
  customElements: 'custom-elements.json',
  sideEffects: true,
  peerDependencies: { react: '>=17', svelte: '>=4', vue: '>=3.3' },
  peerDependenciesMeta: {
    react: { optional: true },
    svelte: { optional: true },
    vue: { optional: true },
  },
  publishConfig: { access: 'public' },
});

function readme(origin: string): string {
  const text = read('widget/npm/package.md').replaceAll('HOST', origin).replaceAll('PACKAGE', PACKAGE);
  return fillIn(text, {
    attributes: attributeTable(),
    events: eventTable(),
    members: memberTable(),
    properties: propertyTable(),
    parts: partTable(),
    teaser: teaserTable(),
  });
}

/** A short description for programs that write code (https://llmstxt.org). */
const llms = (origin: string) => `# ${PACKAGE}

> The custom element \`<${TAG}>\` shows an appraisal form for used goods and sends the request to ${origin}. The import defines it; on a server the import does nothing.

- Any page: \`import '${PACKAGE}'\`, then \`<${TAG} theme="lp"></${TAG}>\`. Without npm: \`${scriptLine(origin)}\`.
- React: \`import { AppraisalForm } from '${PACKAGE}/react'\`; attributes in camel case, events as \`onComplete\`.
- Vue: \`import '${PACKAGE}/vue'\`, with \`compilerOptions.isCustomElement\`. Svelte: \`import '${PACKAGE}/svelte'\`.
- Attributes are texts and may change at any time. Events bubble and contain no personal data.

## Attributes

${ATTRIBUTE_NAMES.map((name) => `- \`${name}\`: ${typeOfAttribute(name)}${ATTRIBUTES[name].default && `, default \`${ATTRIBUTES[name].default}\``}. ${describeAttribute(name)}`).join('\n')}

## Events

${EVENTS.map((name) => `- \`${name}\`, detail \`${detailOf(name)}\`: ${EVENT_DOCS[name].when}`).join('\n')}

## Files

- [README.md](README.md): examples for each framework
- [custom-elements.json](custom-elements.json): everything as data
- [index.d.ts](index.d.ts): types
`;

/** The files of the package that are made of the contract, by their names. Those that run are built by Vite. */
export function writtenFiles(origin: string): Record<string, string> {
  return {
    'package.json': json(packageFile(origin)),
    'index.d.ts': indexTypes(),
    'react.d.ts': reactTypes(),
    'vue.d.ts': vueTypes(),
    'svelte.d.ts': svelteTypes(),
    'custom-elements.json': manifestText('index.js'),
    'README.md': readme(origin),
    'llms.txt': llms(origin),
  };
}

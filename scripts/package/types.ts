import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import { ATTRIBUTE_DOCS, EVENT_DOCS, METHOD_DOCS, PROPERTY_DOCS } from '#contract/docs/element.ts';
import { TEASER_OPTION_DOCS } from '#contract/docs/teaser.ts';
import { FINDING_CODES } from '#contract/embed/doctor.ts';
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type Attribute,
  type AttributeName,
  EVENTS,
  METHODS,
  PROPERTIES,
  TAG,
  toCamelCase,
} from '#contract/embed/element.ts';
import { listenerOf } from '#contract/embed/listener.ts';
import {
  allowedOf,
  MOST_OF_MOMENT,
  TEASER_CHOICES,
  TEASER_FLAGS,
  TEASER_OPTIONS,
  type TeaserOption,
} from '#contract/embed/teaser.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { text } from '#contract/schemas/lenient.ts';
import { companyShop } from '#contract/schemas/submission.ts';
import {
  aliasOf,
  declarationOf,
  EVENT_DETAILS,
  STEP_TYPE,
  typeOfAttribute,
  union,
} from '../docs/declarations.ts';

/*
 * The type files of the npm package. Unions and names are made from the tables of the contract, and interfaces are taken
 * from its source as they stand.
 */

const fromIndex = (...names: string[]) => `import type { ${names.join(', ')} } from './index.js';`;

/** A doc comment and its declaration, as a member. */
const member = (comment: string, declaration: string) => `  /** ${comment} */\n  ${declaration}`;

function attributeComment(name: AttributeName): string {
  const { default: fallback, deprecated }: Attribute = ATTRIBUTES[name];
  return [
    ATTRIBUTE_DOCS[name],
    ...(fallback ? [`Default: ${fallback}`] : []),
    ...(deprecated ? [`@deprecated ${deprecated}`] : []),
  ].join('\n   * ');
}

const attributes = ATTRIBUTE_NAMES.map((name) =>
  member(attributeComment(name), `'${name}'?: ${typeOfAttribute(name)} | undefined;`),
);

const settings = ATTRIBUTE_NAMES.map((name) =>
  member(attributeComment(name), `${toCamelCase(name)}?: AppraisalFormAttributes['${name}'];`),
);

/** The type of an option of a teaser as a prop. */
function typeOfOption(option: TeaserOption): string {
  if (option in TEASER_CHOICES) return union(allowedOf(option).split(' | '));
  if (TEASER_FLAGS.some((flag) => flag === option)) return 'boolean';
  return option in MOST_OF_MOMENT ? 'number' : 'string';
}

const teaserOptions = TEASER_OPTIONS.map((option) =>
  member(
    TEASER_OPTION_DOCS[option],
    `${option ? toCamelCase(option) : 'appears'}?: ${typeOfOption(option)} | undefined;`,
  ),
);

const members = [
  ...PROPERTIES.map((name) =>
    member(PROPERTY_DOCS[name].description, `${name}: ${PROPERTY_DOCS[name].type};`),
  ),
  ...METHODS.map((name) =>
    member(
      METHOD_DOCS[name].description,
      `${METHOD_DOCS[name].type}: ${METHOD_DOCS[name].returns ?? 'void'};`,
    ),
  ),
];

const shop = Object.entries(companyShop.shape).map(([name, schema]) =>
  schema === text ? `  ${name}: string;` : `  ${name}?: string[];`,
);

export const indexTypes = (): string => `export type Step = ${STEP_TYPE};

type CategoryKey = ${union(CATEGORY_KEYS)};
type CustomerFieldKey = ${union(CUSTOMER_FIELD_KEYS)};
${aliasOf('widget/goods/item.ts', 'TextKey')}
${aliasOf('widget/customer/customer.ts', 'Customer')}

/** A shop that a request was passed on to. */
export interface CompanyShop {
${shop.join('\n')}
}

/** The result of a request. */
export ${declarationOf('contract/schemas/submission.ts', 'SubmissionResult')}

/** The argument of the method \`fill\`, for demonstrations and tests. */
export ${declarationOf('widget/state/sample.ts', 'SampleForm')}

export type FindingCode = ${union(FINDING_CODES)};

/** error: sellers cannot use the form. warning: something does not work as meant. note: good to know. */
export ${aliasOf('contract/embed/doctor.ts', 'FindingLevel')}

/** Something that the doctor has found, for partners. The texts are Japanese. */
export ${declarationOf('contract/embed/doctor.ts', 'Finding')}

/** The details of the events. All bubble and are composed; none carries personal data. \`test\` is set in test mode. */
export ${EVENT_DETAILS.replaceAll(' };', '; test?: true };')}

export type EventName = keyof EventDetails;

type EventMap = { [Name in EventName]: CustomEvent<EventDetails[Name]> };

/** The attributes of the tag. */
export interface AppraisalFormAttributes {
${attributes.join('\n')}
}

/** The attributes as properties. */
export interface AppraisalFormSettings {
${settings.join('\n')}
}

/** The element \`<${TAG}>\`. */
export interface AppraisalFormElement extends HTMLElement, Omit<AppraisalFormSettings, 'lang'> {
${members.join('\n')}
}

export declare const TAG: '${TAG}';

/** The names of the events in the order in which a page meets them. */
export declare const EVENTS: readonly EventName[];

/** Loads the form and defines the element, once. Importing the package in a browser has begun it; a server does nothing. */
export declare function define(): Promise<void>;

/** The details of the events of a teaser, which bubble to the document. */
${declarationOf('contract/embed/teaser.ts', 'TeaserEvents')}

/** The names of the events of a teaser. */
export declare const TEASER_EVENTS: readonly (keyof TeaserEvents)[];

/**
 * Shows the teaser that an element asks for by its attributes (\`data-appears\` and so on), which then opens the form in a
 * dialog. The returned function takes it away.
 */
export declare function appear(marker: Element): () => void;

type TeaserEventMap = { [Name in keyof TeaserEvents]: CustomEvent<TeaserEvents[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    '${TAG}': AppraisalFormElement;
  }

  interface GlobalEventHandlersEventMap extends EventMap, TeaserEventMap {}
}
`;

export const reactTypes = (): string => `import type {
  DetailedHTMLProps,
  ForwardRefExoticComponent,
  HTMLAttributes,
  ReactNode,
  RefAttributes,
} from 'react';
${fromIndex('AppraisalFormAttributes', 'AppraisalFormElement', 'AppraisalFormSettings', 'EventDetails', 'SubmissionResult')}

interface OwnProps extends AppraisalFormSettings {
  /** Shown where scripts do not run: a link to the form’s own page. */
  children?: ReactNode;
${[
  ...PROPERTIES.map((name) =>
    member(PROPERTY_DOCS[name].description, `${name}?: ${PROPERTY_DOCS[name].type};`),
  ),
  ...EVENTS.map((name) =>
    member(
      EVENT_DOCS[name].when,
      `${listenerOf(name)}?: ((event: CustomEvent<EventDetails['${name}']>) => void) | undefined;`,
    ),
  ),
].join('\n')}
}

/** All that any tag takes goes to the element. */
export interface AppraisalFormProps
  extends OwnProps,
    Omit<HTMLAttributes<AppraisalFormElement>, keyof OwnProps> {}

/** The form as a component. The ref is the element. */
export declare const AppraisalForm: ForwardRefExoticComponent<
  AppraisalFormProps & RefAttributes<AppraisalFormElement>
>;

/** The options of a teaser, and the settings of the form that it opens. */
export interface AppraisalTeaserProps extends AppraisalFormSettings {
${teaserOptions.join('\n')}
}

/** A tab, a button, a popover or a slider that opens the form in a dialog. */
export declare function AppraisalTeaser(props: AppraisalTeaserProps): ReactNode;

type Tag = DetailedHTMLProps<HTMLAttributes<AppraisalFormElement>, AppraisalFormElement> & AppraisalFormAttributes;

// React 19 has its JSX in the module, React 17 in the page's globals.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${TAG}': Tag;
    }
  }
}

declare global {
  namespace JSX {
    interface IntrinsicElements {
      '${TAG}': Tag;
    }
  }
}
`;

export const vueTypes = (): string => `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
${fromIndex('AppraisalFormElement', 'AppraisalFormSettings', 'EventDetails')}

export * from './index.js';

declare module 'vue' {
  interface GlobalComponents {
    '${TAG}': new () => AppraisalFormElement & {
      /** @deprecated Only for templates; the element has no such property. */
      $props: HTMLAttributes & AppraisalFormSettings & PublicProps;
      /** @deprecated Only for templates; the element has no such property. */
      $emit: EmitFn<{ [Name in keyof EventDetails]: (event: CustomEvent<EventDetails[Name]>) => void }>;
    };
  }
}
`;

export const svelteTypes = (): string => `import type { HTMLAttributes } from 'svelte/elements';
${fromIndex('AppraisalFormAttributes', 'AppraisalFormElement', 'EventDetails')}

export * from './index.js';

/** \`onappraisal-form:complete\` of Svelte 5, \`on:appraisal-form:complete\` of Svelte 4. */
type Listeners = {
  [Name in keyof EventDetails as \`on\${Name}\` | \`on:\${Name}\`]?: (event: CustomEvent<EventDetails[Name]>) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    '${TAG}': HTMLAttributes<AppraisalFormElement> & AppraisalFormAttributes & Listeners;
  }
}
`;

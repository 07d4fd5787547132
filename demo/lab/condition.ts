import type { FindingCode } from '#contract/embed/doctor.ts';

/** The two screens of playwright.config.ts. */
export type LabScreen = 'phone' | 'desktop';

/** The faults of a page: the files of the form, or the calls of the form, fail. */
export type PageFault =
  | 'script-down'
  | 'script-cut'
  | 'chunk-lost'
  | 'chunk-cut'
  | 'chunk-hangs'
  | 'tag-taken'
  | 'start-throws'
  | 'dialog-lost'
  | 'api-down'
  | 'api-slow'
  | 'api-nonsense';

/** A page of a partner, and its differences from a plain page. */
export interface LabCondition {
  /** Its name in the address. */
  readonly name: string;
  /** The peculiarity of the page, in the words of the table of docs/embedding.md. */
  readonly what: string;
  /** HTML in the head. */
  readonly head?: string;
  /** HTML at the end of the body. */
  readonly foot?: string;
  /** The HTML around the form. */
  readonly around?: (form: string) => string;
  /** Attributes of the element. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Attributes of the form's script tag. */
  readonly script?: string;
  /** The script is not loaded from its address: its text stands in the page, or in a script of the page with others. */
  readonly copied?: 'inline' | 'joined';
  /** Headers of the page. `HOST` stands for the origin of the form. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Further files of the site that the page is on, by their paths. */
  readonly files?: Readonly<Record<string, string>>;
  /** The form is left out of an answer without the header X-PJAX. */
  readonly pjax?: boolean;
  /** The user agent of the browser. */
  readonly userAgent?: string;
  /** The fault of the page. */
  readonly fault?: PageFault;
  /** The form stands in a frame of its own, with these attributes. */
  readonly frame?: string;
  /** Whether the seller goes to another page and back on the way, and the browser keeps the page as it was. */
  readonly leaves?: boolean;
  /** Something in the page opens the form in a dialog, and is tried itself, or beside a router of the page. */
  readonly dialog?: 'opener' | 'router';
  /** Empty for a page in quirks mode. */
  readonly doctype?: string;
  /** Empty for a page without one. */
  readonly viewport?: string;
  /** Attributes of the html element. */
  readonly html?: string;
  readonly type?: 'text/html' | 'application/xhtml+xml';
  readonly charset?: 'utf-8' | 'shift_jis' | 'euc-jp';
  /** The label of the button that shows the form. */
  readonly opener?: string;
  /** On which screens it is tried. */
  readonly screens?: readonly LabScreen[];
  /** The width of the form in pixels that the page must leave it. Left out where only its look counts. */
  readonly width?: (screen: LabScreen) => number;
  /** Why the form does not look like in a plain page of the same width. Left out where it must. */
  readonly differs?: string;
  /** The findings of the form's doctor on the page; none by default. */
  readonly finds?: readonly FindingCode[];
  /** Whether it is one of the few pages that each test run tries. */
  readonly short?: boolean;
}

/** Conditions of one kind. */
export interface LabGroup {
  readonly name: string;
  readonly title: string;
  readonly conditions: readonly LabCondition[];
}

/** The address of a file of a library, which the lab serves from where it is installed. */
export const npm = (path: string): string => `/npm/${path}`;
/** The address of a bundle of libraries from npm, as a build of the partner would make it (e2e/lab/bundles.ts). */
export const bundle = (name: string): string => `/bundle/${name}`;
export const debian = (path: string): string => `/debian/${path}`;

/** The element as a snippet has it. */
const ELEMENT = /<appraisal-form[^>]*>.*<\/appraisal-form>/;

/** The HTML of a page with another tag in the place of the element. */
export const withTag = (tag: string) => (form: string) => form.replace(ELEMENT, tag);

export const stylesheet = (href: string): string => `<link rel="stylesheet" href="${href}" />`;
export const style = (css: string): string => `<style>${css}</style>`;
export const script = (src: string): string => `<script src="${src}"></script>`;
export const moduleScript = (src: string): string => `<script type="module" src="${src}"></script>`;
export const inline = (code: string): string => `<script>${code}</script>`;

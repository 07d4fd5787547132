import type { AttributeName, Scheme } from './element.ts';

/** The page of the form alone, for frames. */
export const FRAME_PATH = '/frame';

/**
 * The settings that the address of the frame may have. Addresses of pages are not among them: anybody can write this
 * one.
 */
export const FRAME_SETTINGS = [
  'theme',
  'scheme',
  'lang',
  'initial-category',
  'initial-selection',
  'medium-uuid',
  'mode',
  'photos',
  'storage',
  'tracking',
  'history',
] as const satisfies AttributeName[];

/** The colours of a form in the end: the page has decided `auto`. */
export type UsedScheme = Exclude<Scheme, 'auto'>;

/** A part of the frame, in pixels from its upper edge. */
export interface FramePart {
  readonly top: number;
  readonly bottom: number;
}

/** A part that the frame asks the page to bring into view, as `scrollIntoView` would. */
export interface Shown extends FramePart {
  readonly block: 'start' | 'center' | 'end' | 'nearest';
  readonly smooth: boolean;
}

/** The values of the attributes and the property by which a page fills in the form. */
export interface GivenByPage {
  /** The text of the attribute `prefill-with`, with the parameters that `prefill-from` names. */
  readonly written: string;
  readonly skips: boolean;
  /** The text of the attribute `context`, with the parameters that `context-from` names. */
  readonly context: string;
  /** The values of the property `prefill`. */
  readonly set: Readonly<Partial<Record<string, string>>>;
}

/**
 * The messages between the frame and our script in the page around it, as `{ type, detail }`. The frame passes on the
 * events of the form in the same way.
 */
export interface FrameMessages {
  /** To the frame, before it is known whether it is ours. */
  'appraisal-form:around': Readonly<Record<string, never>>;
  /** From the frame: it listens. */
  'appraisal-form:framed': Readonly<Record<string, never>>;
  /** From the frame: it wants to be so high. */
  'appraisal-form:height': { readonly height: number };
  /** From the frame. */
  'appraisal-form:show': Shown;
  /** From the frame: its visitor has ended the test mode of the visit. */
  'appraisal-form:end-test': Readonly<Record<string, never>>;
  /** To the frame: the ids of advertisements in the address of the page, as a query. */
  'appraisal-form:arrival': { readonly query: string };
  /**
   * To the frame: what the page gives for its visitor. It stands in no address, which servers and other pages would see.
   */
  'appraisal-form:given': GivenByPage;
  /** To the frame whose form follows the page: the colours that the page has there, now and after a change. */
  'appraisal-form:scheme': { readonly scheme: UsedScheme };
  /** To the frame: the part that a visitor sees. From then on the page scrolls, and the frame does not. */
  'appraisal-form:sight': FramePart;
}

import type { AttributeName, EventName, METHODS, PARTS, PROPERTIES } from '../element.ts';

/** What the public things of <appraisal-form> are for, as docs/embedding.md and the manifest say it. */

export const ATTRIBUTE_DOCS: Record<AttributeName, string> = {
  theme: 'Presentation.',
  step: 'The step shown. With navigation="host" the page sets it.',
  navigation:
    'embedded: the steps follow each other in place. host: the page routes; see the event appraisal-form:step.',
  'initial-category': 'The category of the first item, set once.',
  'initial-selection':
    'The answer to the first question of the initial category, set once, such as 古銭・小判 or 着物.',
  'api-base': 'Where the API is. Empty: the origin that the script came from.',
  'medium-uuid': 'The acquisition medium that requests are counted for.',
  'ip-echo-url': 'A service that answers {"ip": …}. Empty: the one of the API.',
  'product-name': 'The name that texts use.',
  'top-url': 'The top page, linked from the item step when the page routes.',
  'form-url': 'The item step, when the page routes.',
  'customer-url': 'The customer step, when the page routes.',
  'thanks-url': 'The thank-you step, when the page routes.',
  'terms-url': 'The terms of use.',
  'privacy-url': 'The privacy policy.',
  'personal-information-url': 'How personal information is handled.',
  'app-store-url': 'The companion app in the App Store.',
  'google-play-url': 'The companion app on Google Play.',
};

interface EventDocs {
  /** The members of `detail`. */
  readonly detail: string;
  readonly when: string;
}

export const EVENT_DOCS: Record<EventName, EventDocs> = {
  'appraisal-form:step': {
    detail: '{ step, from, path }',
    when: 'The step changes. With `navigation="host"` call `preventDefault()` and set the attribute `step` yourself; otherwise the browser goes to `path`.',
  },
  'appraisal-form:progress': {
    detail: '{ percent, step, items, customer }',
    when: 'An answer moved the progress: percent from 0 to 100; `items` and `customer` are shares from 0 to 1.',
  },
  'appraisal-form:submit': { detail: '{ items }', when: 'A request is being sent, with this many items.' },
  'appraisal-form:complete': {
    detail: '{ uuid, shops }',
    when: 'A request is stored and passed on to this many shops.',
  },
  'appraisal-form:error': {
    detail: '{ message, status }',
    when: 'A request could not be sent; `status` is the HTTP status, if there was an answer.',
  },
};

interface MemberDocs {
  /** Its type, or how it is called. */
  readonly type: string;
  readonly description: string;
}

export const METHOD_DOCS: Record<(typeof METHODS)[number], MemberDocs> = {
  reset: { type: 'reset()', description: 'Forgets every answer, the kept draft included.' },
  goTo: {
    type: "goTo(step: 'items' | 'customer' | 'thanks')",
    description: 'Shows a step if what it needs is there, and otherwise what is missing.',
  },
  fill: {
    type: 'fill(sample: SampleForm)',
    description: 'Fills the form in, for demonstrations and tests.',
  },
};

export const PROPERTY_DOCS: Record<(typeof PROPERTIES)[number], MemberDocs> = {
  result: {
    type: 'SubmissionResult | undefined',
    description:
      'The answer to the last request: `{ uuid, shops }`. A page that routes may set it to show the thank-you step elsewhere.',
  },
};

export const PART_DOCS: Record<(typeof PARTS)[number], string> = {
  form: 'The whole form.',
  progress: 'The progress bar.',
  item: 'The block of one item.',
  field: 'A question with its label, control and messages.',
  trigger: 'A button that opens a dialog.',
  submit: 'The main button of a step.',
  dialog: 'A dialog.',
};

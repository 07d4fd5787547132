import {
  type AttributeName,
  type EventName,
  FORM_STEPS,
  type METHODS,
  type PARTS,
  type PROPERTIES,
} from '../embed/element.ts';

/** Descriptions of the public parts of <appraisal-form>, for docs/embedding.md and custom-elements.json. */

export const ATTRIBUTE_DOCS: Record<AttributeName, string> = {
  theme: 'How the form looks and which controls it uses.',
  embed:
    'page: the form is a part of your page. frame: it is in a frame of its own, as high as what it shows; see "In a frame". Read once.',
  step: 'The step to show. With navigation="host" the page sets it.',
  navigation:
    'embedded: the form changes steps in place. host: the page routes, each step has its own URL; see the event appraisal-form:step.',
  history:
    'entries: Back closes a dialog, then goes a step back. none: Back leaves the page; for pages that route themselves and expect no entries but their own.',
  'initial-category': 'The category of the first item. Used once, at the start.',
  'initial-selection':
    'The answer to the first question of the initial category, for example 古銭・小判 or 着物. Used once, at the start.',
  photos:
    'smaller: photos are sent with at most 2,400 px on the longer side, as JPEG, without the notes of the camera. original: as the seller chose them, unless our host does not take their type.',
  storage:
    'kept: what the seller has entered is kept in their browser. all: besides, which of several variants they were shown, in the local storage of your page, so that it stays for them; set it where the visitor’s consent, or your rules, allow that. none: nothing is stored there and nothing is read, for pages that ask for consent first; remove the attribute when it is given.',
  'api-base': 'The URL of the API. Empty: the origin of the script.',
  'medium-uuid': 'The acquisition medium that requests count towards.',
  'data-layer':
    'Where the push of appraisal_form_thanks goes when a request is stored. existing: to the dataLayer of the page, if it has one. create: the form makes one if there is none. none: nowhere.',
  tracking:
    'Ids that go with the request, as in an address: sub_id=42&campaign=spring. Those of a8, Google, Yahoo, LINE, Microsoft, Meta, TikTok, X and LinkedIn are read from the address of the page by themselves.',
  variant:
    'A name of yours for this setting of the form, for example a or b: up to 20 letters, digits, _ and -. The counts of how far visitors come are kept for each name. With the script tag, several names (a|b) share the page views out by chance, and of each other attribute with as many parts the one at the same place counts: variant="a|b" theme="lp|product".',
  'redirect-url':
    'A page of yours that says thank you: the browser goes there when a request is stored, with the number of the request as request=.',
  'ip-echo-url': 'The URL of a service that answers {"ip": …}. Empty: the one of the API.',
  'product-name': 'The product name in the texts of the form.',
  'top-url': 'The URL of the top page. The item step links to it when the page routes.',
  'form-url': 'The URL of the item step, when the page routes.',
  'customer-url': 'The URL of the customer step, when the page routes.',
  'thanks-url': 'The URL of the thank-you step, when the page routes.',
  'terms-url': 'The URL of the terms of use.',
  'privacy-url': 'The URL of the privacy policy.',
  'personal-information-url': 'The URL of the page that says how personal information is handled.',
  'app-store-url': 'The URL of the companion app in the App Store.',
  'google-play-url': 'The URL of the companion app on Google Play.',
};

interface EventDocs {
  /** The members of `detail`. */
  readonly detail: string;
  readonly when: string;
}

export const EVENT_DOCS: Record<EventName, EventDocs> = {
  'appraisal-form:ready': {
    detail: '{ step }',
    when: 'The form reacts. Once for each element.',
  },
  'appraisal-form:view': {
    detail: '{ step }',
    when: 'Some of the form was on the screen for a second. Once for each element.',
  },
  'appraisal-form:question': {
    detail: '{ step, field, category }',
    when: 'A question has its first answer: the name of the question, and the category of the goods. Not for answers of an earlier visit.',
  },
  'appraisal-form:step': {
    detail: '{ step, from, path }',
    when: 'The step changes. With `navigation="host"` call `preventDefault()` and set the attribute `step` yourself. Otherwise the browser goes to `path`.',
  },
  'appraisal-form:progress': {
    detail: '{ percent, step, items, customer }',
    when: 'An answer changed the progress. `percent` goes from 0 to 100, `items` and `customer` go from 0 to 1.',
  },
  'appraisal-form:submit': {
    detail: '{ items }',
    when: 'The form starts to send a request with this number of items.',
  },
  'appraisal-form:complete': {
    detail: '{ uuid, shops }',
    when: 'The request is stored and was passed on to this number of shops.',
  },
  'appraisal-form:error': {
    detail: '{ message, status }',
    when: 'The request could not be sent. `status` is the HTTP status, if there was an answer.',
  },
  'appraisal-form:abandon': {
    detail: '{ step, field, percent }',
    when: 'The seller leaves the page with an answer given on this visit and no request sent. `field` is the question that waits. Use `navigator.sendBeacon`.',
  },
};

interface MemberDocs {
  /** The type of a property, or the signature of a method without its result. */
  readonly type: string;
  /** The result of a method; left out if there is none. */
  readonly returns?: string;
  readonly description: string;
}

export const METHOD_DOCS: Record<(typeof METHODS)[number], MemberDocs> = {
  reset: { type: 'reset()', description: 'Deletes all answers and the saved draft.' },
  goTo: {
    type: `goTo(step: ${FORM_STEPS.map((step) => `'${step}'`).join(' | ')})`,
    description: 'Shows the step if all answers that it needs are there. Otherwise shows what is missing.',
  },
  fill: {
    type: 'fill(sample: SampleForm)',
    returns: 'Promise<void>',
    description: 'Fills in the form, for demonstrations and tests, and resolves when it is filled.',
  },
  doctor: {
    type: 'doctor()',
    returns: 'Promise<readonly Finding[]>',
    description:
      'Examines this form and the page around it, says on the console and in a dialog what to change, and resolves to the findings: `{ code, level, found, remedy, line, guide }`. For whoever embeds the form.',
  },
};

export const PROPERTY_DOCS: Record<(typeof PROPERTIES)[number], MemberDocs> = {
  result: {
    type: 'SubmissionResult | undefined',
    description:
      'The answer to the last request: `{ uuid, shops, requestUrl }`; `requestUrl`, where the seller sees what becomes of it, may be missing. A page that routes can set it to show the thank-you step on another page.',
  },
};

export const PART_DOCS: Record<(typeof PARTS)[number], string> = {
  form: 'The whole form.',
  progress: 'The progress bar.',
  heading: 'The heading of a step, which gets the focus when the step is shown.',
  item: 'The block of one item.',
  field: 'A question with its label, control and messages.',
  trigger: 'A button that opens a dialog.',
  submit: 'The main button of a step.',
  dialog: 'A dialog.',
};

/** The custom properties that pages set on the element. The defaults are in widget/first-paint/themes/product.css. */
export const STYLE_DOCS = {
  '--appraisal-font': 'The fonts of all texts.',
  '--appraisal-accent': 'The colour of main buttons, of progress and of what is chosen.',
  '--appraisal-accent-deep': 'The accent as a colour of text and outlines, dark enough to read on the paper.',
  '--appraisal-accent-soft': 'The accent as a light ground, behind what is chosen.',
  '--appraisal-ink': 'The colour of text.',
  '--appraisal-ink-soft': 'The colour of hints and other secondary text.',
  '--appraisal-paper': 'The ground of the form.',
  '--appraisal-surface': 'The ground of fields, items and dialogs.',
  '--appraisal-line': 'Thin lines between things.',
  '--appraisal-line-strong': 'The outlines of fields.',
  '--appraisal-danger': 'Messages about what is missing or wrong.',
  '--appraisal-radius': 'The radius of corners.',
  '--appraisal-shadow': 'The shadow of cards and of the main button; `none` leaves it out.',
  '--appraisal-width': 'The largest width of the form.',
  '--appraisal-text-size':
    'The size of text, from which all sizes are reckoned: `1rem` to follow the page, or a length of 16px or more. Without it, the size that the visitor chose in the browser counts, also where the page has `html { font-size: 62.5% }`.',
  '--appraisal-sticky-top': 'The height of a fixed header of the page, if the form finds a wrong one.',
} as const satisfies Record<`--appraisal-${string}`, string>;

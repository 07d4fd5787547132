import { LIMITS } from '#contract/base/limits.ts';
import { CONTINUED_DAYS } from '#contract/embed/continued.ts';
import type { Speech } from '#contract/language/words.ts';
import { MOST_CHOSEN } from '#contract/life/follow-up.ts';
import type { DisclosureAnswer } from '#contract/schemas/submission.ts';
import type { Change, Fault } from '../photos/look-at.ts';
import type { PhotoRefusal } from '../photos/messages.ts';
import type { FormRooms } from './rooms.ts';

const KB = 1024;
const MB = KB * KB;

const PHOTO_MB = LIMITS.photoBytes / MB;
const PHOTO_MEGAPIXELS = LIMITS.photoPixels / 1_000_000;

/** Names that other words quote. */
const NOTE = 'Description and requests';
const ADDRESS_LINE = 'Block, building and room';
const NOTHING = 'Nothing in particular';
const SKIP = 'Close without answering';
const PRIVACY = 'Privacy policy';
const EMAIL_REST = 'Email me a link to continue';

const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** A label within a sentence. */
const lowered = (label: string): string => label.slice(0, 1).toLowerCase() + label.slice(1);

/** Several things in a sentence. */
const joined = (names: readonly string[], word: 'and' | 'or'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

/** Kinds of goods of which no shop appraises any. */
const noneOf = (goods: readonly string[]): string => joined(goods.map(lowered), 'or');

/** Rounded so that the figure does not flicker: by one, five or ten seconds, then by minutes. */
function roundedTime(seconds: number): string {
  if (seconds >= 90) return `about ${countOf(Math.round(seconds / 60), 'minute')}`;
  const step = seconds < 10 ? 1 : seconds < 30 ? 5 : 10;
  return `about ${countOf(Math.max(1, Math.ceil(seconds / step) * step), 'second')}`;
}

const FORMAT = {
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const moment = (iso: string): string => new Date(iso).toLocaleString('en-GB', FORMAT);

/** How the rows of the kana index sound. */
const ROW_SOUNDS: Readonly<Record<string, string>> = {
  ア: 'a',
  カ: 'ka',
  サ: 'sa',
  タ: 'ta',
  ナ: 'na',
  ハ: 'ha',
  マ: 'ma',
  ヤ: 'ya',
  ラ: 'ra',
  ワ: 'wa',
};

const NETWORK = 'A network error occurred';
const NO_DATA = 'The list could not be loaded';

const badType = (file: string): string => `This type of file is not supported: ${file}`;
const tooLarge = (file: string): string => `The file is too large: ${file} (up to ${PHOTO_MB} MB)`;
const tooManyPixels = (file: string): string =>
  `The photo has too many pixels: ${file} (up to ${PHOTO_MEGAPIXELS} megapixels)`;

const SAVE_AGAIN =
  'Save it as a JPEG in your photo app, or show it on the screen and choose a screenshot of it.';

const TAKE_SMALLER =
  'Take it again at a lower camera quality, or show it on the screen and choose a screenshot of it.';

const FAULTS: Readonly<Record<Fault, (file: string) => PhotoRefusal>> = {
  unreadable: (file) => [
    `The photo cannot be read: ${file}`,
    'If it is in the cloud, save it to this device first and choose it again.',
  ],
  cut: (file) => [`The photo is incomplete: ${file}`, 'Choose the original photo, or take it again.'],
  broken: (file) => [`The photo cannot be opened: ${file}`, SAVE_AGAIN],
  movie: (file) => [
    badType(file),
    'Videos cannot be attached. Choose a photo, or a screenshot of a scene in the video.',
  ],
  sequence: (file) => [
    badType(file),
    'This is a series of moving pictures. Save one of them in your photo app and choose that one.',
  ],
  badType: (file) => [badType(file), SAVE_AGAIN],
  noPhoto: (file) => [badType(file), 'Choose a photo (JPEG, PNG, WebP or HEIC).'],
  tooLarge: (file) => [tooLarge(file), TAKE_SMALLER],
  tooManyPixels: (file) => [tooManyPixels(file), TAKE_SMALLER],
};

const CHANGES: Readonly<Record<Change, (file: string) => string>> = {
  converted: (file) => `${file} was converted to a format that shops can open, and attached.`,
  first: (file) => `Only the first photo of ${file} was attached.`,
};

const CHOSEN_PHOTOS: FormRooms['chosen-photos'] = {
  film: (file) => `${file} is a video, so only the photos were attached.`,
  fault: (fault, file) => FAULTS[fault](file),
  change: (change, file) => CHANGES[change](file),
};

const item = (number: number): string => `Item ${number}`;
const changeItem = (number: number): string => `Change item ${number}`;
const itemsAtMost = (most: number): string =>
  `You can have up to ${countOf(most, 'item')} appraised at a time`;

const APP_STORE = 'App Store';

/** A store within a sentence. */
const inStore = (store: string): string => (store === APP_STORE ? `the ${store}` : store);

/** The shops that learn of a request, at the beginning of a sentence. */
function readers({ most_shops: most, able }: DisclosureAnswer): string {
  if (able?.shops === 0)
    return `Once you send your request, we look for shops for ${countOf(able.seek_days, 'day')}. Those that we find (up to ${most}) will see`;
  return able && able.shops <= most
    ? `Once you send your request, matching shops (now ${able.shops}, and no more than ${most} if others join) will see`
    : `Once you send your request, matching shops (up to ${most}, including any that stand in for others) will see`;
}

const rooms: FormRooms = {
  'able-shops': {
    able: (shops, goods, prefecture) => {
      const subject = goods.length > 1 ? 'at least one of these kinds of goods' : goods.map(lowered).join('');
      const count = `${shops.toLocaleString('en-GB')} ${shops === 1 ? 'shop' : 'shops'}`;
      return prefecture
        ? `At the moment, ${count} can appraise ${subject} for requests from ${prefecture}.`
        : `At the moment, ${count} in Japan can appraise ${subject}. The number for your prefecture is shown once you enter your postcode.`;
    },
    unbought: (goods) => ` No shop can appraise ${noneOf(goods)} at the moment.`,
    none: (goods, prefecture) =>
      `At the moment, no shop can appraise ${noneOf(goods)}${prefecture && ` for requests from ${prefecture}`}.`,
    sought: (days) =>
      ` If you send your request, we look for shops for ${countOf(days, 'day')}, and tell you by email whether or not we have found any.`,
  },
  disclosure: {
    all: (answer) =>
      `${readers(answer)} your item details, photos, name and contact details, and will call or email you with a quote.`,
    chosen: (answer) =>
      `${readers(answer)} your item details, photos and prefecture, and you will receive their quotes. Your name and contact details go only to the shops that you choose after that (up to ${MOST_CHOSEN}).`,
  },
  'answer-picker': {
    choose: (label) => `Choose the ${lowered(label)}`,
  },
  'app-carousel': {
    label: 'What the app can do',
    previous: 'Previous step',
    next: 'Next step',
    shown: (first, last, all) =>
      first === last ? `Showing step ${first} of ${all}` : `Showing steps ${first} to ${last} of ${all}`,
  },
  'app-steps': [
    {
      key: 'trouble',
      title: 'Something goes wrong',
      text: 'Open the app on the spot and choose what comes closest to your problem.',
    },
    {
      key: 'search',
      title: 'Find professionals',
      text: 'See who serves your area, along with their reviews.',
    },
    {
      key: 'request',
      title: 'Ask for estimates',
      text: 'Add a photo and a few words, and ask several of them at once.',
    },
    {
      key: 'schedule',
      title: 'Agree on a date',
      text: 'Choose the dates and times that suit you, and settle the rest by chat.',
    },
    {
      key: 'compare',
      title: 'Compare estimates',
      text: 'See the estimates side by side, and compare prices and services.',
    },
    {
      key: 'decide',
      title: 'Make your choice',
      text: 'Book only the one you are happy with, in a single tap.',
    },
    {
      key: 'work',
      title: 'The work is done',
      text: 'Follow the progress in the app, from arrival to completion.',
    },
    {
      key: 'payment',
      title: 'Pay',
      text: 'Check the work first, then pay in the app.',
    },
  ],
  calls: {
    timeout: 'The connection timed out',
    network: NETWORK,
    unexpected: 'An unexpected error occurred.',
    submission: {
      invalid: 'Some of your answers need correcting',
      failed: 'Your request could not be sent',
      failedWithStatus: (status) => `Your request could not be sent (${status})`,
      remedies: {
        413: () => 'Please remove some photos and try again.',
        429: (after) => `There have been too many attempts to send. Please try again ${after}.`,
        503: (after) =>
          `We are very busy at the moment. Your answers are still here. Please try again ${after}.`,
        507: (after) =>
          `We cannot take requests at the moment. Your answers are still here. Please try again ${after}.`,
      },
      after: {
        sometime: 'in a while',
        seconds: (seconds) => `in about ${countOf(seconds, 'second')}`,
        minutes: (minutes, time) => `in about ${countOf(minutes, 'minute')} (after ${time})`,
        hours: (hours, time) => `in about ${countOf(hours, 'hour')} (after ${time})`,
      },
      noForm: 'The form data is not valid',
      noItems: 'No item has been chosen. Please choose an item.',
      noCustomer: 'Your details are incomplete. Please fill in the required fields.',
      badCategory: (index) => `The category is not valid: items[${index}]`,
      photoGone: 'A photo can no longer be read',
      prefix: {
        input: 'Error in the answers',
        file: 'A file could not be processed',
        build: 'The form data could not be prepared',
      },
    },
    catalogue: {
      groupFailed: 'The list of brands could not be loaded',
      levelFailed: 'The list of product names could not be loaded',
      noCategoryUuid: 'The category was not found',
      empty: NO_DATA,
      pickerError: (message) => `An error occurred: ${message}`,
    },
    address: {
      prefecturesFailed: 'The prefectures could not be loaded',
      citiesFailed: 'The cities and wards could not be loaded',
      citiesNeedPrefecture: 'The parameter prefecture_id is required',
      citiesWithoutPrefecture: 'prefecture_id is missing',
      areasFailed: 'The towns could not be loaded',
      areasNeedCity: 'The parameter city_id is required',
      zipFailed: 'The address could not be loaded',
      zipNotFound: 'No address was found',
      zipInvalid: 'The postcode is not in the right format.',
      zipDigits: 'Enter the postcode as 7 digits',
      zipServer: (status) => `A server error occurred (${status})`,
      zipNetwork: 'A network error occurred. Please check your internet connection.',
      zipTimeout: 'The connection timed out. Please try again in a while.',
    },
  },
  carousel: {
    role: 'carousel',
  },
  'category-notes': {
    jewelry: 'With stones',
    preciousMetal: 'Without stones',
  },
  'category-picker': {
    title: 'Choose the category of the item you want appraised',
    titleShort: 'Choose a category',
  },
  'chosen-photos': CHOSEN_PHOTOS,
  common: {
    choose: 'Please choose',
    loading: 'Loading…',
    retry: 'Try again',
    otherText: 'Describe it in your own words',
    newTab: ' (opens in a new tab)',
  },
  'companion-app': {
    name: 'The app that brings home services to you',
    painTitle: 'We can help around the house too',
    painLead: 'While you sort through your things, does any of this sound familiar?',
    pains: [
      'You don’t know whom to ask about plumbing or a broken lock',
      'You want someone reliable to clear your parents’ home or a late relative’s belongings',
      'You don’t know the usual prices, so you keep putting it off',
    ],
    servicesLabel: 'Examples of services in the app',
    services: [
      'Home repairs',
      'Estate clearance',
      'House cleaning',
      'Removal of unwanted items',
      'Garden care',
      'Moving house',
    ],
    featureTitle: 'From the problem to the payment, in one app',
    featureLead: 'Find a professional, have the work done and pay for it, all on your phone.',
  },
  consent: {
    terms: 'Terms of use',
    privacy: PRIVACY,
    personalInformation: 'Handling of personal information',
    agree: ': I agree to all of these',
    privacyNotice: 'By sending this form, you agree to the following.',
  },
  'contact-hint': {
    found: (kinds) =>
      `This seems to contain ${joined(kinds, 'and')}. Shops will not see that part until your contact details are passed on to them. There is no need to write it here, as we ask for your contact details in fields of their own.`,
  },
  'contact-kinds': {
    phone: 'a phone number',
    mail: 'an email address',
    page: 'a web address',
    account: 'a social media account',
    address: 'a postal address',
  },
  continuing: { ask: EMAIL_REST },
  'continuing-dialog': {
    title: EMAIL_REST,
    lead: 'We will email you a link to your unfinished form. You can continue later, or on another device.',
    notes: (photos) => [
      `We keep only your answers about the goods${photos > 0 ? ` and ${countOf(photos, 'photo')}` : ''}. Your personal details are not included.`,
      `They are encrypted, kept for ${countOf(CONTINUED_DAYS, 'day')} and then erased.`,
      'Nothing is passed on to any shop yet.',
    ],
    ours: (product) => `The link opens the same form on the ${product} website.`,
    address: 'Email address',
    use: 'Used only to send this one email',
    send: 'Send email',
    sending: 'Sending…',
    privacy: PRIVACY,
    sentTitle: 'Email sent',
    sent: 'We have sent a link to continue to this address.',
    notCome:
      'If it has not arrived after a few minutes, please check your spam folder and whether the address is right.',
    other: 'Send to another address',
    close: 'Close',
    failures: {
      too_many_requests: 'The limit for emails has been reached. Please try again in a while.',
      unproved_tester:
        'In test mode, emails go only to addresses that have signed in to the admin pages, and only with a key issued there.',
      invalid_submission: 'One of the photos cannot be kept. Please check your photos.',
      other:
        'The email could not be sent. Please check your connection and try again. Your answers are still on this device.',
    },
    which: {
      title: 'Which answers do you want to use?',
      lead: 'There is an unfinished form on this device too.',
      mail: 'Use those from the email',
      here: 'Use those on this device',
      note: 'If you use those from the email, the answers on this device are erased. If you use those on this device, the link in the email keeps working until it expires.',
      goods: (names) => ` (${names})`,
    },
    elsewhere: {
      title: 'In progress on another device',
      lead: 'This request is being filled in on another device. The answers on this device are still here.',
      take: 'Continue on this device',
      note: 'If you continue, your request will be sent with the answers on this device.',
    },
    gone: {
      title: 'This link no longer works',
      lead: `It has expired (after ${countOf(CONTINUED_DAYS, 'day')}), or the request has already been sent or erased. We are sorry, but please start again.`,
    },
    failed: {
      title: 'Your answers could not be loaded',
      lead: 'Please check your connection and try again.',
      retry: 'Load again',
    },
    opening: 'Loading your answers from the email…',
    until: (iso) => `You are continuing from the email. What we keep will be erased on ${moment(iso)}.`,
    erase: 'Erase now',
    ended: 'What we kept has been erased. The answers on this device are still here.',
  },
  'copy-picker': {
    hint: 'Choose the items to add (as many as you like)',
    taken: (names) => names.join(', '),
    add: (count) => (count > 0 ? `Add ${countOf(count, 'item')}` : 'Add'),
    full: itemsAtMost,
  },
  'customer-field': {
    strange: (characters) => `“${characters}” cannot be used.`,
  },
  'customer-step': {
    title: 'Your details',
    lead: 'We send the appraisal results to the email address you enter. Your phone number is shared only with the buy-back shops you ask for an appraisal.',
    reveal: 'Add optional details for better quotes',
    remaining: (count) => `${countOf(count, 'field')} left`,
    submit: 'Start appraisal',
    sending: 'Sending…',
    chooseGoods: 'Choose an item',
    back: 'Back to the items',
  },
  dialog: {
    close: 'Close',
    back: 'Back',
  },
  'draft-notice': {
    resumed: 'Continued from last time',
    startOver: 'Start over',
  },
  'email-field': {
    suggestion: (email) => `Did you mean ${email}?`,
    unlikely: (part) => `Please check whether “${part}” is right.`,
    useSuggestion: 'Use this address',
    completions: 'Suggestions for the part after the @',
  },
  'field-frame': {
    required: 'Required',
    optional: 'Optional',
  },
  given: {
    given: 'Filled in',
    change: 'Change',
    label: (label) => `${label}: `,
  },
  'goods-summary': {
    title: 'Items to be appraised',
    change: 'Change',
    nth: (place) => `No. ${place}`,
    count: ({ count, mixed }) => (mixed ? `Mixed lot of ${count}` : `×${count}`),
    changeItem,
  },
  'item-block': {
    item,
    category: 'Category',
  },
  'item-tools': {
    item,
    change: 'Change',
    remove: 'Remove',
    copy: 'Add another like this',
    changeItem,
    removeItem: (number) => `Remove item ${number}`,
    copyItem: (number) => `Add another like item ${number}`,
    pieces: 'Quantity',
    unit: 'pcs',
    fewer: 'One fewer',
    more: 'One more',
    piecesOf: (number) => `Quantity of item ${number}`,
    piecesHint: 'For several of the same thing, or a box of things sold together',
    mixed: 'A mixed lot of different things',
    said: (count) => countOf(count, 'piece'),
  },
  'items-step': {
    title: 'Appraisal request form',
    lead: 'It takes as little as 60 seconds.',
    top: 'Go to home page',
    add: 'Add another item',
    start: 'Start appraisal',
    free: 'Free',
    next: 'Next',
    addLater: 'You can add items once you have chosen a category',
    room: (room, most) => (room > 0 ? `You can add ${countOf(room, 'more item')}` : itemsAtMost(most)),
    remaining: ({ questions, item: number, others }, several) =>
      [
        several && `${item(number)}: `,
        `${countOf(questions, 'question')} left`,
        others > 0 && ` (${countOf(others, 'other item')} still to fill in)`,
      ]
        .filter(Boolean)
        .join(''),
  },
  'lazy-part': {
    failed: 'The form could not be shown. Please check your connection and try again.',
  },
  'name-fields': {
    guessed: 'The katakana was filled in from your name. Please check that it sounds right.',
    lengthened: '“-” was changed to “ー”, the sign for a long vowel. Use a space between your names.',
  },
  'number-input': {
    number: 'Enter numbers only (e.g. 3.5)',
  },
  'phone-field': {
    moved: (text) => `What was not part of the number was moved to “${NOTE}” (${text}).`,
    digits: (kind, digits, count) =>
      `${kind} ${countOf(digits, 'digit')}. Yours has ${count}. Please check it.`,
    mobile: 'Mobile numbers have',
    landline: 'Landline numbers with their area code have',
    beginning: (digits) => `Numbers that begin with ${digits} have`,
    unused: 'This number does not seem to be in use. Please check it.',
  },
  'phone-panel': {
    title: 'Scan the QR code with the camera of your phone',
    lead: 'It opens a page for sending photos, which arrive here at once. You need no app and no account.',
    code: 'QR code that opens the page for sending photos',
    address: 'If it cannot be scanned, open this address on your phone',
    until: (time) => `It works until ${time}, or until you send your request.`,
    arrived: (count) => `${countOf(count, 'photo')} received`,
    stages: {
      opening: 'Preparing the QR code',
      waiting: 'Waiting for your phone',
      connected: 'Your phone is connected',
      away: 'The connection was lost. The rest will arrive once it is back.',
      ended: 'This QR code no longer works',
      failed: 'The QR code could not be prepared',
    },
    again: 'Show a new QR code',
    retry: 'Try again',
    end: 'Finish',
    close: 'Close',
  },
  photos: {
    tooLarge,
    tooManyPixels,
    badType,
    gone: (file) => `The photo can no longer be read: ${file}`,
    missing: (count) =>
      `${countOf(count, 'chosen photo is', 'chosen photos are')} no longer on this device. Please choose again.`,
    tooMany: `You can upload up to ${countOf(LIMITS.photosPerItem, 'photo')}`,
  },
  'photos-field': {
    shots: 'Photos shops would like to see',
    add: 'Add photos',
    camera: 'Use camera',
    phone: 'Use your phone',
    hint: `Up to ${countOf(LIMITS.photosPerItem, 'photo')} per item (JPEG, PNG, WebP or HEIC, up to ${PHOTO_MB} MB each)`,
    order: 'The first photo is the main one. Drag photos or use the arrows to reorder them.',
    count: (count, limit) => `${count}/${limit}`,
    remove: (name) => `Remove ${name}`,
    preview: (name) => `Preview of ${name}`,
    noPreview: 'No preview available',
    preparing: 'Preparing preview',
    looking: 'Checking photo',
    added: (count) => `${countOf(count, 'photo')} attached`,
    main: 'Main',
    forward: (number, name) => `Move photo ${number} (${name}) earlier`,
    backward: (number, name) => `Move photo ${number} (${name}) later`,
    moved: (number, name) =>
      number === 1 ? `${name} is now the main photo` : `${name} is now photo ${number}`,
    refused: 'Please remove this photo or replace it with another.',
    ...CHOSEN_PHOTOS,
    size: (bytes) => (bytes < MB ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / MB).toFixed(1)} MB`),
  },
  picker: {
    next: 'Next',
    search: 'Search',
    popular: 'Popular products',
    rowIndex: 'Find by first letter',
    row: (row) => (ROW_SOUNDS[row] ? `${row} (${ROW_SOUNDS[row]})` : (texts[row] ?? row)),
    noMatch: 'Nothing in the list matches.',
    useOther: 'You can go on with what you have typed.',
    unsure: 'Not sure, or not in the list',
    unsureNote: (example) => `You can enter what you know${example ? ` (e.g. ${example})` : ''}`,
    unsureOf: (label) => `I don’t know the ${lowered(label)}`,
    unsureOfNote: 'Shops will check it from your photos',
    example: (example) => `Just enter what you know, e.g. ${example}`,
    writeQuery: (query) => `Use “${query}”`,
    write: (label) => `Enter the ${lowered(label)}`,
    toList: 'Choose from the list',
    empty: NO_DATA,
    results: (count) => countOf(count, 'result'),
    enterTakes: (name) => `, press Enter to choose “${name}”`,
  },
  'progress-bar': {
    caption: '3 easy steps',
    steps: ['Your items', 'Your details', 'Done'],
    label: 'Progress',
    percent: (percent) => `${percent}%`,
  },
  received: {
    title: 'Thank you for your request',
    received: 'We have received your request.',
  },
  select: {
    unsure: (other) => `If you don’t know, choose “${other}” and enter what you do know`,
  },
  sending: {
    started: 'Sending your request. Please keep this page open.',
    again: 'The connection was lost, so we are sending again. Please keep this page open.',
    label: 'Progress of sending',
    stages: {
      photos: 'Preparing photos',
      upload: 'Sending',
      answer: 'Waiting for confirmation',
    },
    pause: (seconds) => `${NETWORK}. Sending again in ${countOf(seconds, 'second')}.`,
    now: 'Send now',
    stop: 'Stop sending',
    percent: (percent) => `${percent}%`,
    left: (seconds) => `${roundedTime(seconds)} left`,
    line: {
      lost: [
        'There is no connection, so your request cannot be sent.',
        'We will tell you here when it is back.',
        'Your answers are still here.',
      ],
      back: ['The connection is back.', 'Send your request now?'],
    },
    send: 'Send',
    later: 'Later',
  },
  'shared-photos': {
    goods: (count) => countOf(count, 'item'),
    add: 'Add photos for all items',
    looking: (number, count) => `Checking photo ${number} of ${count}`,
    shared: (photos, items) =>
      `${countOf(photos, 'photo was', 'photos were')} attached in order, ${photos / items} to each of ${countOf(items, 'item')}.`,
    again: 'Assign them again',
    waiting: (count) => `${countOf(count, 'photo is', 'photos are')} not attached to an item yet.`,
    goOn: 'Choose items',
    giveUp: 'Discard these photos',
    title: 'Which item does each photo show?',
    items: 'Item to attach photos to',
    item,
    count: (count, most) => `${count}/${most}`,
    hint: 'Choose an item, then select its photos',
    photo: (number, name) => `Photo ${number} (${name})`,
    meant: (number) => `for item ${number}`,
    full: (most) => `One item can have up to ${countOf(most, 'photo')}`,
    left: (count) => (count > 0 ? `${countOf(count, 'photo')} left` : 'All photos have been assigned'),
    attach: (count, left) => {
      if (count === 0) return 'Attach photos';
      return left > 0
        ? `Attach ${countOf(count, 'photo')} and discard the rest`
        : `Attach ${countOf(count, 'photo')}`;
    },
  },
  'shop-list': {
    title: 'Shops that will contact you',
    titleWithout: 'About the shops',
    count: (count) => countOf(count, 'shop'),
    none: 'There are no shops to show.',
    between: ' · ',
    unnamed: 'Name not given',
    address: 'Address',
    tel: 'Phone number',
    website: 'Website',
    visit: 'Visit official site',
    visitOf: (name) => `Visit the official site of ${name}`,
  },
  'store-links': {
    title: 'Download the app',
    free: 'It is free to download.',
    appStore: APP_STORE,
    googlePlay: 'Google Play',
    download: (store) => `Get it on ${inStore(store)}`,
    openQr: 'Download by QR code',
    qrTitle: 'Scan this with your phone',
    qrLead: 'Point your camera at the QR code to open the download page.',
    qrLabel: (store) => `QR code that opens the download page on ${inStore(store)}`,
    openHere: (store) => `Open ${inStore(store)} on this device`,
  },
  surveys: {
    skip: SKIP,
    send: 'Send',
    interestsTitle: 'A short survey',
    interestsQuestion: 'What are you interested in?',
    interestsHint: 'You can choose more than one. Your answers help us plan our services.',
    interestsMissing: `Please choose at least one. If none applies, choose “${NOTHING}”.`,
    feedbackTitle: 'Tell us what you think',
    feedbackQuestion: 'Is there anything you noticed, or would like us to improve?',
    feedbackHint: 'Please do not include personal information such as your name or phone number.',
    feedbackMissing: `Please write your comments, or press “${SKIP}”.`,
    characters: (count, limit) => `${count}/${limit} characters`,
  },
  'test-ribbon': {
    mode: 'Test mode',
    means: 'Nothing is sent to shops',
    end: 'End test',
  },
  'thanks-step': {
    onceTitle: 'This page is shown only once',
    onceAdvice: 'If you reload it, it cannot be shown again. You may want to keep a screenshot.',
    lead: (productName) => `Thank you very much for using ${productName}.`,
    contact: 'The buy-back shops below will contact you in turn by phone or email.',
    contactChosen:
      'The buy-back shops below will look at your items and photos and give you their quotes. Only the shops you choose will receive your contact details.',
    quotesFirstFailed: 'This could not be changed. Please change it on your request’s status page.',
    switching: 'Changing…',
    answeredBefore: 'You have already answered our survey. Thank you.',
    follow: 'Check the request status',
  },
  tiles: {
    together: (names) => `Both ${names.map(lowered).join(' and ')}`,
  },
  'undo-notice': {
    removed: {
      photo: 'The photo was removed',
      item: 'The item was removed',
      all: 'All answers were erased',
      category: 'The category was changed and the answers were erased',
    },
    undo: 'Undo',
  },
  'zip-field': {
    looking: 'Looking up the address…',
    address: 'Address',
    towns: 'Choose the town',
    cities: 'Choose the city or ward',
    unknownZip: 'I don’t know the postcode',
    knownZip: 'Back to entering the postcode',
    prefecture: 'Prefecture',
    city: 'City or ward',
    town: 'Town',
    code: 'Postcode',
    townAdded: (town) => `“${town}” was added to “${ADDRESS_LINE}”.`,
    addressMoved: (rest) => `“${rest}” after the postcode was moved to “${ADDRESS_LINE}”.`,
    digitalAddress: 'Digital addresses cannot be used. Please enter the 7-digit postcode of your home.',
    takeTownAway: 'Undo',
  },
};

const texts: Readonly<Record<string, string>> = {
  '査定額を先に見て、選んだお店にだけ連絡先を伝える':
    'See the quotes first, and give my contact details only to the shops I choose',
  // Categories
  時計: 'Watches',
  バッグ: 'Bags',
  宝石: 'Jewellery',
  カメラ: 'Cameras',
  お酒: 'Alcohol',
  骨董品: 'Antiques',
  '金・貴金属': 'Gold and precious metals',
  楽器: 'Musical instruments',

  // Questions about goods
  ブランド: 'Brand',
  ブランドを選択してください: 'Choose the brand',
  その他のブランド: 'Other brand',
  ブランド名と商品名を入力: 'Brand and product name',
  商品名: 'Product name',
  商品名を選択してください: 'Choose the product name',
  '先に「ブランド」を選択してください': 'Choose the brand first',
  商品名を入力してください: 'Enter the product name',
  その他: 'Other',
  型番: 'Model number',
  型番を選択してください: 'Choose the model number',
  '先に「商品名」を選択してください': 'Choose the product name first',
  型番を入力してください: 'Enter the model number',
  商品の状態: 'Condition',
  おおよその状態で問題ありません: 'A rough idea is fine',
  新品: 'New',
  美品: 'Very good',
  中古品: 'Used',
  難あり: 'With flaws',
  '新品・未使用': 'New, unused',
  '美品（目立った傷なし）': 'Very good (no noticeable marks)',
  '中古品（使用感あり）': 'Used (signs of wear)',
  '難あり（傷・不具合あり）': 'With flaws (damage or faults)',
  商品の状態を選択してください: 'Choose the condition',
  付属品: 'Accessories',
  あてはまるものをすべて選んでください: 'Choose all that apply',
  箱: 'Box',
  保証書: 'Warranty card',
  保存袋: 'Dust bag',
  付属品なし: 'No accessories',
  付属品を選択してください: 'Choose the accessories',
  購入時期: 'Time of purchase',
  '1ヶ月以内': 'Up to 1 month ago',
  半年以内: 'Up to 6 months ago',
  '1年以内': 'Up to 1 year ago',
  '3年以内': 'Up to 3 years ago',
  '5年以内': 'Up to 5 years ago',
  '10年以内': 'Up to 10 years ago',
  '10年以上前': 'Over 10 years ago',
  わからない: 'I don’t know',
  'それ以上/わからない': 'Longer ago, or I don’t know',
  購入時期を選択してください: 'Choose the time of purchase',
  写真: 'Photos',
  文字盤の正面: 'Front of the dial',
  '型番・シリアル番号': 'Model and serial numbers',
  裏ぶた: 'Case back',
  型番がわからない場合は写真の添付が必須です: 'If you don’t know the model number, photos are required',
  写真をアップロードしてください: 'Upload photos',
  全体の正面: 'Full front view',
  角と底の擦れ: 'Wear on corners and base',
  内側の刻印: 'Stamp inside',
  商品の形状: 'Type of item',
  リング: 'Ring',
  ネックレス: 'Necklace',
  ブレスレット: 'Bracelet',
  'ピアス・イヤリング': 'Earrings',
  チャーム: 'Charm',
  'ルース（裸石）': 'Loose stone',
  商品の形状を選択してください: 'Choose the type of item',
  メインストーン: 'Main stone',
  メインストーンを選択してください: 'Choose the main stone',
  地金の種類: 'Metal',
  ゴールド: 'Gold',
  プラチナ: 'Platinum',
  シルバー: 'Silver',
  地金の種類を選択してください: 'Choose the metal',
  カラット数: 'Carat weight',
  カラット: 'ct',
  'わかる場合は、より正確な査定額になります': 'If you know it, quotes will be more accurate',
  重さ: 'Weight',
  '鑑定書・鑑別書': 'Gemstone certificate',
  あり: 'Yes, I have one',
  なし: 'No',
  '鑑定書・鑑別書の有無を選択してください': 'Choose whether you have a gemstone certificate',
  全体と石: 'Whole item and stone',
  '刻印（Pt900など）': 'Hallmark (such as Pt900)',
  査定したいもの: 'Item to be appraised',
  '8mmは「アナログ」です。迷ったら、どちらでも査定できます':
    '8 mm cameras count as “analogue”. If unsure between film and analogue, choose either.',
  フィルムカメラ: 'Film camera',
  アナログカメラ: 'Analogue camera',
  デジタルカメラ: 'Digital camera',
  レンズのみ: 'Lens only',
  査定したいものを選択してください: 'Choose the item to be appraised',
  レンズの有無: 'Body or lens',
  ボディのみ: 'Body only',
  レンズの有無を選択してください: 'Choose body only or lens only',
  メーカー名: 'Maker',
  メーカー名を選択してください: 'Choose the maker',
  その他のメーカー: 'Other maker',
  メーカー名と商品名を入力: 'Maker and product name',
  'フィルムカメラ・アナログカメラ': 'Film and analogue cameras',
  '先に「メーカー名」を選択してください': 'Choose the maker first',
  正面: 'Front',
  '型番・製造番号': 'Model and serial numbers',
  レンズのガラス面: 'Lens glass',
  商品名がわからない場合は写真の添付が必須です: 'If you don’t know the product name, photos are required',
  お酒の種類: 'Type of drink',
  お酒の種類を選択してください: 'Choose the type of drink',
  その他のお酒: 'Other drink',
  お酒の種類と銘柄を入力: 'Type and brand of drink',
  銘柄: 'Brand',
  銘柄を選択してください: 'Choose the brand',
  '先に「お酒の種類」を選択してください': 'Choose the type of drink first',
  '年数・名称': 'Age or name',
  '例：ウイスキー「山崎 12年」なら「12年」': 'e.g. “12 years” for the whisky Yamazaki 12 Years Old',
  内容量: 'Volume',
  表のラベル: 'Front label',
  栓と液面: 'Cork or cap, and fill level',
  '箱・付属品': 'Box and accessories',
  内容量がわからない場合は写真の添付が必須です: 'If you don’t know the volume, photos are required',
  骨董品の種類: 'Type of antique',
  骨董品の種類を選択してください: 'Choose the type of antique',
  '※現行の紙幣や、ご自身で制作された作品は買取対象外です':
    'Banknotes still in use and works you made yourself are not bought',
  全体: 'Whole item',
  '銘・落款': 'Signature or seal',
  共箱の書き付け: 'Inscription on the box (tomobako)',
  商品の説明: 'Description',
  '作家名や作品名など、わかることがあればご記入ください':
    'Anything you know, such as the artist or the title',
  インゴット: 'Ingot (bar)',
  ブローチ: 'Brooch',
  スクラップ: 'Scrap',
  'コイン・金貨': 'Coin or gold coin',
  '大判・小判': 'Oban or koban (old Japanese gold coins)',
  貴金属の素材: 'Precious metal',
  貴金属の素材を選択してください: 'Choose the precious metal',
  貴金属の純度: 'Purity',
  貴金属の純度を選択してください: 'Choose the purity',
  '先に「貴金属の素材」を選択してください': 'Choose the precious metal first',
  '刻印（K18など）': 'Hallmark (such as K18)',
  はかりの表示: 'Reading on the scales',
  '貴金属の素材がわからない場合は、写真のアップロードが必須です':
    'If you don’t know the precious metal, photos are required',
  楽器の種類: 'Type of instrument',
  楽器の種類を選択してください: 'Choose the type of instrument',
  その他の楽器: 'Other instrument',
  '先に「楽器の種類」を選択してください': 'Choose the type of instrument first',
  'ヘッド・ロゴ': 'Headstock and logo',
  製造番号: 'Serial number',

  // Examples of goods in the seller's own words
  '文字盤に「ENICAR」、銀色の自動巻き': '“ENICAR” on the dial, silver-coloured automatic',
  '裏ぶたに「6139」、青い文字盤': '“6139” on the case back, blue dial',
  '保証書に「16233」': '“16233” on the warranty card',
  '茶色い革の肩かけ、内側に「H」の刻印': 'brown leather shoulder bag, “H” stamped inside',
  '黒い革の手さげ、内側に番号「1234」': 'black leather handbag, number “1234” inside',
  'かんざし、帯留め': 'kanzashi hairpin, obidome sash clip',
  '二眼レフ、レンズに「Yashinon」': 'twin-lens reflex, “Yashinon” on the lens',
  '黒い一眼レフ、底に「No.123456」': 'black SLR, “No.123456” on the base',
  '紹興酒、箱に「10年」': 'Shaoxing wine, “10 years” on the box',
  '赤ワイン、ラベルに「1985」': 'red wine, “1985” on the label',
  '木の看板、裏に「昭和八年」': 'wooden shop sign, dated Showa 8 (1933) on the back',
  '金歯、眼鏡の枠': 'gold tooth, spectacle frame',
  '刻印「K21.6」': 'hallmark “K21.6”',
  '大正琴、二胡': 'taishogoto, erhu',
  'ギターの先に「Greco」の文字': '“Greco” on the headstock of the guitar',

  // The seller's details
  氏名: 'Full name',
  '例：山田 花子': 'As on your ID, e.g. Smith John',
  氏名を入力してください: 'Enter your full name',
  氏名は50文字以内で入力してください: `Enter your full name in up to ${LIMITS.nameCharacters} characters`,
  お名前: 'Name',
  フリガナ: 'Name in katakana',
  '例：ヤマダ ハナコ（氏名から自動で入力されます）':
    'Your name as it sounds, e.g. スミス ジョン. If you cannot type katakana, copy it from your bankbook or bank card, or convert it online.',
  フリガナを入力してください: 'Enter your name in katakana',
  フリガナは全角カタカナで入力してください: 'Use full-width katakana only',
  フリガナは50文字以内で入力してください: `Enter your name in up to ${LIMITS.nameCharacters} katakana characters`,
  郵便番号: 'Postcode',
  '例：150-0041（ハイフンなしでも入力できます）': 'e.g. 150-0041 (you can leave out the hyphen)',
  郵便番号を入力してください: 'Enter your postcode',
  郵便番号は7桁の数字で入力してください: 'Enter your postcode as 7 digits',
  番地以降: ADDRESS_LINE,
  '例：1-2-3 タカクラマンション101': 'e.g. 1-2-3 Takakura Mansion 101',
  住所: 'Address',
  メールアドレス: 'Email address',
  '例：hanako@example.jp': 'e.g. hanako@example.jp',
  メールアドレスを入力してください: 'Enter your email address',
  正しいメールアドレスを入力してください: 'Enter a valid email address',
  電話番号: 'Phone number',
  '例：090-1234-5678　査定を依頼する買取店からのご連絡に使います':
    'e.g. 090-1234-5678. The shops you ask for an appraisal use it to contact you.',
  電話番号を入力してください: 'Enter your phone number',
  正しい電話番号を入力してください: 'Enter a valid phone number in Japan',
  '商品の説明・要望など': NOTE,
  ご要望: 'Requests',
  利用規約に同意してください: 'Please agree to the terms of use',
  商品を追加してください: 'Add an item',
  商品カテゴリを選択してください: 'Choose a category',

  // The survey
  株式投資: 'Investing in shares',
  不動産投資: 'Investing in property',
  'NISA・iDeCo': 'NISA and iDeCo',
  特になし: NOTHING,

  // The index of products
  英数: 'A–Z',
  ...Object.fromEntries(
    Object.entries(ROW_SOUNDS).map(([row, sound]) => [row, sound.slice(0, 1).toUpperCase() + sound.slice(1)]),
  ),

  // Prefectures
  北海道: 'Hokkaido',
  青森県: 'Aomori',
  岩手県: 'Iwate',
  宮城県: 'Miyagi',
  秋田県: 'Akita',
  山形県: 'Yamagata',
  福島県: 'Fukushima',
  茨城県: 'Ibaraki',
  栃木県: 'Tochigi',
  群馬県: 'Gunma',
  埼玉県: 'Saitama',
  千葉県: 'Chiba',
  東京都: 'Tokyo',
  神奈川県: 'Kanagawa',
  新潟県: 'Niigata',
  富山県: 'Toyama',
  石川県: 'Ishikawa',
  福井県: 'Fukui',
  山梨県: 'Yamanashi',
  長野県: 'Nagano',
  岐阜県: 'Gifu',
  静岡県: 'Shizuoka',
  愛知県: 'Aichi',
  三重県: 'Mie',
  滋賀県: 'Shiga',
  京都府: 'Kyoto',
  大阪府: 'Osaka',
  兵庫県: 'Hyogo',
  奈良県: 'Nara',
  和歌山県: 'Wakayama',
  鳥取県: 'Tottori',
  島根県: 'Shimane',
  岡山県: 'Okayama',
  広島県: 'Hiroshima',
  山口県: 'Yamaguchi',
  徳島県: 'Tokushima',
  香川県: 'Kagawa',
  愛媛県: 'Ehime',
  高知県: 'Kochi',
  福岡県: 'Fukuoka',
  佐賀県: 'Saga',
  長崎県: 'Nagasaki',
  熊本県: 'Kumamoto',
  大分県: 'Oita',
  宮崎県: 'Miyazaki',
  鹿児島県: 'Kagoshima',
  沖縄県: 'Okinawa',

  // Antiques
  '古銭・小判': 'Old coins and koban',
  着物: 'Kimono',
  '茶道具（チャドウグ）': 'Chadogu (tea ceremony utensils)',
  '掛け軸（カケジク）': 'Kakejiku (hanging scrolls)',
  '絵画（カイガ）': 'Paintings',
  '陶磁器（トウジキ）': 'Ceramics',
  '刀剣（トウケン）': 'Japanese swords',
  '仏像・仏具（ブツゾウ・ブツグ）': 'Buddhist statues and altar fittings',
  '中国美術（チュウゴクビジュツ）': 'Chinese art',
  '鉄瓶・銀瓶（テツビン・ギンビン）': 'Tetsubin and ginbin (iron and silver kettles)',
  '香木（コウボク）': 'Incense wood (agarwood, sandalwood)',
  '珊瑚（サンゴ）': 'Coral',
  '象牙（ゾウゲ）': 'Ivory',
  '根付（ネツケ）': 'Netsuke (carved toggles)',
  '印籠（インロウ）': 'Inro (lacquered cases)',
  '甲冑（カッチュウ）': 'Samurai armour',
  '浮世絵・版画（ウキヨエ・ハンガ）': 'Ukiyo-e and other prints',
  '書道具（ショドウグ）': 'Calligraphy tools',
  '切手（キッテ）': 'Postage stamps',
  '勲章・軍装品（クンショウ・グンソウヒン）': 'Medals and militaria',
  '漆器・蒔絵（シッキ・マキエ）': 'Lacquerware and maki-e',
  '香炉・香道具（コウロ・コウドウグ）': 'Incense burners and utensils',
  '花器・花瓶（カキ・カビン）': 'Vases and ikebana vessels',
  '和箪笥・時代家具（ワダンス・ジダイカグ）': 'Tansu (chests) and antique furniture',
  '西洋アンティーク（セイヨウアンティーク）': 'Western antiques',
  'ガラス工芸（ガラスコウゲイ）': 'Art glass',
  '七宝焼（シッポウヤキ）': 'Shippo (cloisonné enamel)',
  '彫刻・ブロンズ像（チョウコク・ブロンズゾウ）': 'Sculptures and bronzes',
  '古書・古文書（コショ・コモンジョ）': 'Old books and manuscripts',
  '煎茶道具（センチャドウグ）': 'Sencha utensils (for leaf tea)',
  '日本人形（ニホンニンギョウ）': 'Japanese dolls',
  '屏風（ビョウブ）': 'Byobu (folding screens)',
  '囲碁・将棋盤（イゴ・ショウギバン）': 'Go and shogi boards',
  '絨毯（ジュウタン）': 'Carpets and rugs',
  '古時計（フルドケイ）': 'Antique clocks',

  // Stones
  ダイヤモンド: 'Diamond',
  ルビー: 'Ruby',
  サファイア: 'Sapphire',
  エメラルド: 'Emerald',
  'パール（真珠）': 'Pearl',
  '翡翠（ヒスイ）': 'Jade',
  オパール: 'Opal',
  アレキサンドライト: 'Alexandrite',
  パライバトルマリン: 'Paraiba tourmaline',
  キャッツアイ: 'Cat’s-eye',
  アクアマリン: 'Aquamarine',
  タンザナイト: 'Tanzanite',
  トルマリン: 'Tourmaline',
  スピネル: 'Spinel',
  アメジスト: 'Amethyst',
  ガーネット: 'Garnet',
  トパーズ: 'Topaz',
  ペリドット: 'Peridot',
  シトリン: 'Citrine',
  モルガナイト: 'Morganite',
  ムーンストーン: 'Moonstone',
  ジルコン: 'Zircon',
  ターコイズ: 'Turquoise',
  ラピスラズリ: 'Lapis lazuli',
  オニキス: 'Onyx',
  '琥珀（コハク）': 'Amber',
  デマントイドガーネット: 'Demantoid garnet',
  クンツァイト: 'Kunzite',
  カメオ: 'Cameo',
  '石なし（イシナシ）': 'No stone',

  // Drinks
  ウイスキー: 'Whisky',
  ブランデー: 'Brandy',
  ワイン: 'Wine',
  シャンパン: 'Champagne',
  '日本酒（ニホンシュ）': 'Sake',
  '焼酎（ショウチュウ）': 'Shochu',
  '中国酒（チュウゴクシュ）': 'Chinese wines and spirits',
  'リキュール・スピリッツ': 'Liqueurs and spirits',

  // Instruments
  ギター: 'Guitar',
  ベース: 'Bass guitar',
  ヴァイオリン: 'Violin',
  サックス: 'Saxophone',
  トランペット: 'Trumpet',
  フルート: 'Flute',
  クラリネット: 'Clarinet',
  'ピアノ・電子ピアノ': 'Piano or digital piano',
  'シンセサイザー・キーボード': 'Synthesiser or keyboard',
  'ドラム・パーカッション': 'Drums or percussion',
  'アンプ・エフェクター': 'Amplifier or effects unit',
  トロンボーン: 'Trombone',
  ホルン: 'French horn',
  'オーボエ・ファゴット': 'Oboe or bassoon',
  '和楽器（ワガッキ）': 'Traditional Japanese instrument',

  // Metals
  '金（キン）': 'Gold',
  '銀（ギン）': 'Silver',
  ホワイトゴールド: 'White gold',
  ピンクゴールド: 'Rose gold',
  '金・プラチナコンビ（キン・プラチナコンビ）': 'Gold and platinum (combined)',
  パラジウム: 'Palladium',
  'K24（純金）': 'K24 (pure gold)',
  時計が専門: 'Specialises in watches',
  バッグが専門: 'Specialises in bags',
  宝石が専門: 'Specialises in jewellery',
  カメラが専門: 'Specialises in cameras',
  お酒が専門: 'Specialises in alcohol',
  骨董品が専門: 'Specialises in antiques',
  '金・貴金属が専門': 'Specialises in precious metals',
  楽器が専門: 'Specialises in musical instruments',
  宅配可: 'Buys by post',
  出張可: 'Comes to your home',
};

export default { language: 'en', rooms: { ...rooms }, texts } satisfies Speech;

import { LIMITS } from '#contract/base/limits.ts';
import { CONTINUED_DAYS } from '#contract/embed/continued.ts';
import { ADDRESS_LINE, NOTE, NOTHING, TEXTS } from '#contract/language/texts/en.ts';
import { ROW_SOUNDS } from '#contract/language/texts/row-sounds.ts';
import type { Speech } from '#contract/language/words.ts';
import { MOST_CHOSEN } from '#contract/life/follow-up.ts';
import type { DisclosureAnswer } from '#contract/schemas/submission.ts';
import { momentIn } from '../parts/continuing/moment.ts';
import type { Change, Fault } from '../photos/look-at.ts';
import type { PhotoRefusal } from '../photos/messages.ts';
import type { FormRooms } from './rooms.ts';

const KB = 1024;
const MB = KB * KB;

const PHOTO_MB = LIMITS.photoBytes / MB;
const PHOTO_MEGAPIXELS = LIMITS.photoPixels / 1_000_000;

/** Names that other words quote. */
const SKIP = 'Close without answering';
/** The button that makes a phone the camera of the form. */
const USE_PHONE = 'Use your phone';
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
        : `At the moment, ${count} can appraise ${subject}. Shops serve certain areas: the number for your prefecture is shown once you enter your postcode.`;
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
    until: (iso) =>
      `You are continuing from the email. What we keep will be erased on ${momentIn('en-GB', iso)}.`,
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
  'phone-camera': {
    lead: 'The photos that you take go straight into the form on your computer.',
    camera: 'Take a photo',
    album: 'Choose from your photos',
    room: (count) => `You can send ${count} more`,
    complete: 'The photos are complete. Please go on with the form on your computer.',
    full: 'The form has no room for more photos. Once you remove one on your computer, you can send another.',
    tooMany: (room) => `You can send ${room} more. Please choose again.`,
    noRoom: 'The form has no room for more photos. Please check on your computer.',
    notTaken: 'The photo could not be sent. Please try again.',
    sent: 'Photos sent',
    photo: (number) => `Photo ${number}`,
    noPreview: 'No preview',
    states: {
      looking: 'Checking',
      waiting: 'Waiting to be sent',
      sending: 'Sending',
      arrived: 'Arrived',
      refused: 'Not sent',
    },
    share: (percent) => `Sending ${percent}%`,
    again: 'Send again',
    offline: 'No connection. Your photos are sent as soon as you are back online.',
    note: 'Information about where and when a photo was taken does not go into the form.',
    ended: 'This page has ended',
    endedText: `The photos that arrived are in the form on your computer. To add more, press “${USE_PHONE}” there and scan the new QR code.`,
    unknown: 'This page cannot be opened',
    unknownText: 'Please scan the QR code on the screen of your computer again.',
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
    phone: USE_PHONE,
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
    row: (row) => (ROW_SOUNDS[row] ? `${row} (${ROW_SOUNDS[row]})` : (TEXTS[row] ?? row)),
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

export default { language: 'en', rooms: { ...rooms }, texts: TEXTS } satisfies Speech;

import type { Speech } from '#contract/language/words.ts';
import { TEST_DAYS } from '#contract/life/facts.ts';
import { MOST_CHOSEN, REVIEW_LIMITS } from '#contract/life/follow-up.ts';
import { CHOICE_MINUTES, UNDO_MINUTES } from '#contract/life/place-states.ts';
import { REOPEN_HOURS } from '#contract/life/request-states.ts';
import { VISIT_LIMITS } from '#contract/life/visit.ts';
import { LIFE_ROOMS, LIFE_TEXTS, shops } from '#contract/translations/en.ts';
import type { PageRooms } from './rooms.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthOf = (month: number) => MONTHS[month - 1] ?? '';
const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;
const upTo = (most: number) => `Up to ${most.toLocaleString('en')} characters.`;

const FILES = 'Photos (JPEG, PNG, WebP or HEIC)';
const ADD_PHOTOS = 'Add photos';
const PHOTOS_ADDED = 'The photos were added.';
const PHOTOS_INVALID =
  'The photos could not be added. Choose up to 3 photos (JPEG, PNG, WebP or HEIC) of up to 10 MB each.';
const PHOTOS_OFTEN = 'Photos were added many times in a short time. Please wait a while and try again.';
const PHOTOS_OTHER = 'The photos could not be added. Please check your connection and try again.';
const CHOOSE_SHOP = 'Choose a shop';
const REFUSE_HOURS = count(UNDO_MINUTES / 60, 'hour');
const NEW_REQUEST = 'If you would like quotes, please make a new request.';
const TAKE_BACK = 'Take the report back';
const ERASED = 'Your name, contact details, items, photos and reviews';

const tellsShops = (isTest: boolean) =>
  isTest ? 'In a real request, shops are told.' : 'The shops are told.';

const rooms: PageRooms = {
  'case-photos-failed': {
    invalid_submission: PHOTOS_INVALID,
    too_many_photos: 'No more photos can be added.',
    ended_case: 'This report has been dealt with, so photos can no longer be added.',
    too_many_requests: PHOTOS_OFTEN,
    other: PHOTOS_OTHER,
  },
  cases: {
    at: (shop) => `Report a problem with ${shop}`,
    reason: 'Problem',
    text: 'What happened',
    textHint: (most) =>
      `Tell us when and what happened. ${upTo(most)} Only the operator reads it. Depending on the problem, we may tell the other side at once that there is a report, and ask for its side. You can add photos afterwards.`,
    submit: 'Report',
    reported: 'We have received your report. The operator looks into it, and tells you here and by email.',
    shop: (shop) => `Shop: ${shop}`,
    reportedAt: 'Reported',
    until: 'Deadline',
    words: { own: 'You wrote', operator: 'From the operator' },
    awaited: (until) =>
      until
        ? `Please tell us your side of a reported problem by ${until}.`
        : 'Please tell us your side of a reported problem.',
    answer: { asked: 'Please tell us your side', more: 'Add more' },
    answerHint: (most) => `${upTo(most)} Only the operator reads it.`,
    send: 'Send',
    answered: 'We have received it. The operator looks into it.',
    takeBack: TAKE_BACK,
    takeBackLead: {
      told: 'If you take the report back, the operator stops looking into it. We email the other side that you took it back.',
      untold:
        'If you take the report back, the operator stops looking into it. The other side is not told that there was a report.',
    },
    takenBack: 'You took the report back.',
    photosTitle: 'Photos of the report',
    photos: ADD_PHOTOS,
    photosLead: (most, all) =>
      `You can add photos of documents, items, bank transfers and the like: up to ${most} at once, ${all} in all. Only the operator sees them.`,
    files: FILES,
    addPhotos: ADD_PHOTOS,
    added: PHOTOS_ADDED,
  },
  'cases-seller': {
    title: 'Problems with a shop',
    lead: 'If you have a problem, please tell the operator. The operator hears both sides, and tells you the result here and by email.',
    report: 'Report a problem with a shop',
    other: 'From the shop',
  },
  'demo-ribbon': {
    label: 'Demo',
    text: 'This is a demo. The operator, the shops and the results are samples.',
  },
  errors: {
    notFound: 'The page was not found',
    notFoundText: 'Its address may have changed, or it may have been removed.',
    forbidden: 'Access is limited',
    forbiddenText: 'You may not open this page.',
    other: 'Something went wrong',
    senseless: 'The address or what was sent could not be read. Please go back and try again.',
    unexpected: 'Something unexpected went wrong. Please try again in a while.',
    unknownPath: 'The page was not found',
  },
  failed: {
    no_answer: 'This could not be completed. What you entered is still here. Please try again in a while.',
    offline: 'There is no connection. What you entered is still here. Please check your connection.',
    too_many_requests: 'You did this many times in a short time. Please wait a while and try again.',
    changed_meanwhile:
      'Something has changed since you opened this page. It now shows how things stand. Please check it and try again.',
    withdrawn_request: 'This request has already been withdrawn.',
    not_chosen: `Please choose one to ${MOST_CHOSEN} shops.`,
    not_choosable: 'This shop cannot be chosen now. Please check the page and try again.',
    quote_changed: 'A quote has changed. Please check the amount and choose again.',
    too_late: 'It is too late to undo this. The page now shows how things stand.',
    not_found: 'This was not found. Please reload the page and try again.',
    invalid_visit: 'The invitation or the day is not valid. Please check the items and days.',
    visit_incomplete:
      'Choose at least one item, day, time and person, and tick the sentence of the invitation.',
    last_item: 'This is the last item. Please withdraw the whole request.',
    not_released:
      'You can tell us the result once the shop has your contact details, and has given a quote or called.',
    no_deal: 'You can write one review, after both you and the shop have confirmed the sale.',
    not_reportable: 'This cannot be reported now. Please check the page and try again.',
    ended_case: 'This report has been dealt with.',
    answered_case:
      'The other side has told us its side, so you cannot take the report back. Please tell us under “Add more” why you would like to.',
    not_taken: 'This could not be sent. Please check what you entered and try again.',
    sample: 'This page is a sample. Nothing is sent.',
    unconfirmed: 'To go on, please tick the box to confirm.',
  },
  'follow-up': {
    notHere: 'There are no requests on this site. Please check the address in your email.',
    number: 'Reference',
    sentAt: 'Received (Japan time)',
    goods: 'Your items',
    nthItem: (nth, title) => `${nth}. ${title}`,
    notBought: 'Not bought',
    photo: (title, nth) => `${title}, photo ${nth}`,
    withdrawnItem: 'You withdrew this item.',
    noPhotos: 'No photos',
    openFile: (nth) => `Open photo ${nth}`,
    heic: 'HEIC',
    broken: 'Could not be shown',
    enlarged: (title) => `Photos of ${title}`,
    close: 'Close',
    previous: 'Previous photo',
    next: 'Next photo',
    nth: (nth, all) => `${nth} / ${all}`,
    expiredPhotos: 'The time to show the photos has passed. Reload the page to see them again.',
    reload: 'Reload',
    sending: 'Sending…',
    anyTime: 'Any time of day',
    date: (year, month, day) => `${day} ${monthOf(month)} ${year}`,
    day: (month, day, weekday) => `${WEEKDAYS[weekday]} ${day} ${monthOf(month)}`,
    time: (hours, minutes) => `, ${hours}:${String(minutes).padStart(2, '0')}`,
  },
  frame: {
    skip: 'Skip to content',
    help: 'Help',
    privacy: 'Privacy policy (in Japanese)',
    opensNewTab: ' (opens in a new tab)',
    copyright: (name) => `© ${name}`,
    toTop: 'Go to the home page (in Japanese)',
    faq: 'Questions and answers (in Japanese)',
    contact: 'Contact (in Japanese)',
    languages: 'Language of this page',
  },
  'lost-link': {
    title: 'Check your request',
    lead: 'We send the link to the page of your request to the email address that you used.',
    description:
      'We send the link to the page of your request again, to the email address that you used. There you can see the answers of shops, compare quotes, withdraw your request or delete your data.',
    keywords: ['appraisal request', 'quotes'],
    email: {
      label: 'Email address of your request',
      required: 'Enter your email address',
      format: 'Enter a valid email address',
    },
    submit: 'Send the link',
    sent: 'Please check your email',
    sentText:
      'If there is a request with this email address, we send the link to its page. If it has not arrived after a few minutes, please check your spam folder and the address you entered.',
    again: 'Try another email address',
  },
  outcome: {
    said: (text) => `You told us: ${text}`,
    more: 'Add the amount or the reason',
    amount: 'Amount of the sale in yen (optional)',
    why: 'Why it was not sold (optional)',
    send: 'Add',
  },
  request: {
    title: 'Your request',
    parts: 'On this page',
    partNames: {
      quotes: 'Quotes',
      decision: CHOOSE_SHOP,
      questions: 'Questions',
      visits: 'Visits',
      outcomes: 'Results',
      cases: 'Problems',
      shops: 'Shops',
      goods: 'Items',
      release: 'Contact details',
      preference: 'How to contact you',
      endings: 'Correct or withdraw',
    },
    goods: (number) => `Your items (${number}) and details`,
    details: 'Details',
    shopList: 'Find a partner shop (in Japanese)',
    newRequest: 'Make a new request (in Japanese)',
    lostLink: 'Get the link again',
  },
  'request-correction': {
    title: 'Correct your name or contact details',
    lead: 'Fill in only what you want to change. What you leave empty stays as it is. Shops that have opened your contact details are told of the correction.',
    submit: 'Correct',
    saved: 'Your details were corrected.',
  },
  'request-counts': {
    label: 'Answers of shops',
    unit: '',
    knowing: (number) => `${shops(number)} ${number === 1 ? 'has' : 'have'} opened your contact details.`,
  },
  'request-decision': {
    title: CHOOSE_SHOP,
    lead: `Select shops in the list of quotes, and press the button. You are asked once more before anything happens. You can choose up to ${MOST_CHOSEN} shops.`,
    more: `You can add shops (up to ${MOST_CHOSEN}).`,
    legend: 'Shops with a quote',
    option: (shop, amount) => `${shop}, ${amount}: `,
    choose: 'Select',
    submit: 'Choose this shop',
    submitMore: 'Choose this shop too',
    confirm: {
      title: 'Do you choose this shop?',
      chosen: 'Shops you chose',
      follows: 'What happens next',
      facts: (others, opens, hasVisit) => [
        `You can undo this on this page for ${CHOICE_MINUTES} minutes. Until then no shop is told.`,
        `After ${CHOICE_MINUTES} minutes, we tell the shop that you have decided for it.`,
        ...(opens ? ['After that, the shop can open your contact details.'] : []),
        ...(others > 0 ? [`At the same time, we tell the other ${shops(others)} that you decline.`] : []),
        'We no longer look for further shops.',
        ...(hasVisit
          ? [
              'Choosing a shop does not ask it to visit you. If you want a visit, you can ask for it on the page that follows.',
            ]
          : []),
      ],
      submit: 'Choose this shop',
      back: 'Choose again',
    },
    done: 'You have chosen.',
    undoChoice: (names, until) =>
      `You have chosen ${names}. You can undo this until ${until}. Until then the shop is not told.`,
    undoChoiceSubmit: 'Undo the choice',
    choiceUndone: 'The choice was undone.',
    better: {
      title: 'Ask for better quotes',
      lead: 'Before you decide, you can ask the shops with a quote once to look at it again. They can change it to the same or a higher amount. They are not told the quotes of others.',
      submit: 'Ask for better quotes',
      saved: 'The shops were asked. New quotes are shown on this page when they arrive.',
      done: (when) => `On ${when}, you asked the shops for better quotes.`,
    },
    refuse: {
      title: 'Decline a shop',
      lead: `The shop is told after ${REFUSE_HOURS}. Until then you can undo it.`,
      shop: 'Shop to decline',
      reason: 'Reason',
      submit: 'Decline',
      done: `You declined the shop. You can undo this for ${REFUSE_HOURS}.`,
      undone: 'You no longer decline the shop.',
    },
    undo: (shop, until) =>
      `“${shop}” has not been told yet that you declined. You can undo this until ${until}.`,
    undoSubmit: 'Undo',
  },
  'request-endings': {
    title: 'Correct, withdraw or delete',
    shop: (name) => `“${name}”`,
    withdraw: {
      title: 'Withdraw this request',
      lead: 'If you withdraw it:',
      facts: [
        'We tell the shops that you withdrew it.',
        'The pages of the shops no longer show your contact details.',
        `You can reopen it on this page for ${REOPEN_HOURS} hours.`,
      ],
      known: (names) =>
        `${names} already got your contact details. If they contact you, please tell them that you withdrew.`,
      submit: 'Withdraw',
      done: 'You withdrew the request. The shops are told.',
    },
    reopen: {
      lead: (until) => `You can reopen it until ${until}. If you do, the shops are told.`,
      submit: 'Reopen',
      done: 'The request was reopened.',
    },
    erase: {
      title: 'Delete your personal data',
      lead: 'If you delete it:',
      facts: [
        `${ERASED} are all deleted from this service.`,
        'We ask the shops that received your request to delete their copies.',
        'For statistics, only records remain that tell nobody who you are.',
        'This page can no longer be opened. This cannot be undone.',
      ],
      known: (names) =>
        `We cannot delete what ${names} already received. If you want it deleted, please ask the shop directly.`,
      confirm: 'I understand that this cannot be undone',
      submit: 'Delete my data',
      doneTitle: 'Your data was deleted',
      doneTexts: (number) => [
        `${ERASED} were deleted.`,
        number > 0
          ? `We ask the ${shops(number)} that received your request to delete their copies.`
          : 'No shop had received your request.',
        'Thank you for using our service.',
      ],
      home: 'Go to the home page (in Japanese)',
    },
  },
  'request-goods': {
    photos: ADD_PHOTOS,
    photosLead: (most) =>
      `Photos of the back, hallmarks and marks of wear make quotes more accurate. You can add up to ${most} at once. The shops are told.`,
    item: 'Item',
    files: FILES,
    send: ADD_PHOTOS,
    added: (isTest) => `${PHOTOS_ADDED} ${tellsShops(isTest)}`,
    reduce: 'Withdraw single items',
    reduceLead:
      'Shops no longer see the description and photos of an item that you withdraw. This cannot be undone.',
    reduceLegend: 'Item to withdraw',
    reduceSubmit: 'Withdraw this item',
    reduced: (isTest) => `The item was withdrawn. ${tellsShops(isTest)}`,
  },
  'request-link': {
    unknown_link: {
      title: 'This link opens nothing',
      texts: [
        'It may be incomplete, or there may be a newer one. Please check the link in your email.',
        'We can send the link again to the email address of your request.',
      ],
    },
    expired_link: {
      title: 'This link has expired',
      texts: ['Too many days have passed since your request, so this page cannot be shown.', NEW_REQUEST],
    },
    erased_request: {
      title: 'This request was deleted',
      texts: [
        'You asked for it, or the time for which we keep it has ended. Nothing of it is left.',
        NEW_REQUEST,
      ],
    },
  },
  'request-outcome': {
    title: 'What became of your items',
    lead: 'Please tell us the result at the shops that have your contact details. Your answer is used for statistics. No shop is told the amount.',
    saved: 'We have received your answer. Thank you.',
    deal: 'The shop has confirmed the sale, too. It is recorded.',
  },
  'request-photos-failed': {
    invalid_submission: PHOTOS_INVALID,
    too_many_photos: 'No more photos can be added to this item.',
    too_many_requests: PHOTOS_OFTEN,
    other: PHOTOS_OTHER,
  },
  'request-preference': {
    title: 'How to contact you',
    lead: 'Shops see this on their page. They may not always be able to follow it, and they speak Japanese.',
    method: 'Means',
    hours: 'When you can take calls',
    hoursHint: 'Choose as many as you like. If you choose none, shops see that any time is fine.',
    submit: 'Save',
    saved: 'Your wishes were saved.',
  },
  'request-questions': {
    title: 'Questions from shops',
    lead: 'Your answer need not have your name or contact details. Any part that could reach you is hidden until the shop has opened your contact details. Shops read Japanese.',
    from: (shop) => `Question from ${shop}`,
    answer: 'Answer',
    hint: upTo,
    submit: 'Answer',
    change: 'Change the answer',
    told: (shop) => `We have received your answer. ${shop} sees it on its page, and gets an email.`,
    notTold: 'Your dealings with this shop have ended. It is not told of an answer.',
    heldBack: 'This shop is not shown the parts that are contact details.',
    settled: (number) => `Other questions (${number})`,
  },
  'request-quotes': {
    title: 'Compare quotes',
    highest: 'Highest quote',
    undecided:
      'Some quotes are ranges, so it is not certain yet which shop pays most. It is settled after the items have been seen.',
    uneven: 'Some quotes are for different items. Please check the amounts of the items, too.',
    whole: 'A quote without amounts of single items is for all items of your request.',
    caption: 'Quotes by shop',
    shop: 'Shop',
    amount: 'Quote',
    method: 'How they buy',
    validUntil: 'Valid until',
    until: (day) => day,
    over: 'Expired',
    remark: 'Message',
    contact: 'Phone',
    about: 'About the shop',
    km: (km) => (km < 1 ? 'Less than 1 km away' : `About ${km} km away`),
    quotes: (number) => `${count(number, 'quote')} in 90 days`,
    hours: (hours) =>
      hours < 1
        ? 'Answers within 1 hour'
        : hours < 48
          ? `Answers in about ${count(Math.round(hours), 'hour')}`
          : `Answers in about ${count(Math.round(hours / 24), 'day')}`,
    licence: (number) => `Antique dealer licence (古物商許可) ${number}`,
    nothing: 'None',
  },
  'request-release': {
    title: 'Which shops get your contact details',
    all: 'Now, all shops that appraise your items can open your contact details.',
    chosen:
      'Now, only the shops you choose get your contact details. The others see only your items and photos, and tell you their quotes.',
    known: (names) => `${names} already got your contact details.`,
    saved: 'This was changed.',
  },
  'request-review': {
    title: 'Write a review of this shop',
    lead: 'It is shown on the page of the shop after the operator has checked it. Your name is not shown.',
    explanation: 'Explanation of the quote',
    speed: 'Speed',
    stars: (number) => `${'★'.repeat(number)}${'☆'.repeat(REVIEW_LIMITS.stars - number)} (${number})`,
    paid: 'Were you paid the amount agreed?',
    paidAs: { yes: 'Yes, as agreed', no: 'No, it was different' },
    text: 'Review',
    hint: (most) => `${upTo(most)} Names and contact details are not shown.`,
    rewrite: 'Write the review again',
    rewriteLead: 'You can write it again once. It is shown after the operator has checked it.',
    why: 'Why you are asked to write it again',
    submit: 'Send the review',
    saved: 'We have received your review. It is shown after the operator has checked it.',
    yours: 'Your review',
    state: 'Shown',
  },
  'request-shops': {
    title: 'How the shops stand',
    others: 'How the other shops stand',
    lead: 'Those with the latest news come first. Press the name of a shop to see its phone number and what it has learned.',
    over: (number) => `Shops that have ended (${number})`,
    learned: 'What it has learned',
    nothing: 'Nothing yet',
    page: 'About the shop (in Japanese)',
    pageOf: (name) => `About ${name} (in Japanese)`,
    call: (name, tel) => `${tel} (call ${name})`,
  },
  'request-test': {
    lead: `This request was sent in test mode. No shop has received it. It is erased with its photos ${TEST_DAYS} days after it was received.`,
    shops: (number) =>
      number > 0
        ? `A real one would be sent to the following ${shops(number)}.`
        : 'For a real one, no shop would be available now.',
    withdrawn: (moment) => `Withdrawn on ${moment}.`,
    list: 'Shops that would receive it',
  },
  'robot-trap': { label: 'Leave this field empty' },
  unavailable: {
    unavailable: {
      title: 'The page cannot be shown now',
      texts: ['Your request is not lost. Please try again in a while.'],
    },
    busy: {
      title: 'The page was opened many times',
      texts: ['It was opened too often in a short time. Please wait about a minute and try again.'],
    },
  },
  'visit-invite': {
    title: 'Ask for a visit',
    other: 'If you want the shop to visit you',
    change: 'Change the invitation',
    lead: 'This only asks the shop to come and talk. It is not a promise of a contract. The shop may talk about buying only the items you select.',
    items: 'Items to talk about',
    days: `Possible days (up to ${VISIT_LIMITS.days})`,
    day: (nth) => `Day ${nth}`,
    daysHint: (last) => `You can choose days from today to ${last}. The second and third may stay empty.`,
    hours: 'Time of day',
    people: 'Who will be there',
    peopleHint: 'We recommend having family or friends with you.',
    submit: 'Ask for a visit',
    submitChange: 'Send the change',
  },
  'visit-left-out': {
    title: 'Items to which the rules on visits do not apply',
    lead: 'The rules, such as cancellation within 8 days, do not apply to the following items.',
    mark: (words) => `The rules may not apply (${words})`,
  },
  'visit-notice': {
    title: 'Notice of cancellation (通知書)',
    hint: 'The notice is for the shop, so it is in Japanese: “I cancel the following contract, or withdraw my offer.” Fill in by hand, from the top: the day of the contract, the price, the shop’s representative, the day of the notice, your address and your name.',
    print: 'Print the notice only',
    printHint: 'If the print window does not open, press the button and then print from your browser.',
    copy: 'Copy the text',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Please select the text and copy it.',
    mail: 'Open as email',
    mailHint: 'Send it to the email address of the shop in the documents.',
  },
  'visit-paper': {
    title: 'The day you received the documents, and the 8 days',
    lead: 'If you agreed or offered to sell at your home, you can as a rule cancel or withdraw for any reason for 8 days, counted from and including the day on which you received the documents required by law. Until then you can keep your items.',
    day: 'Day you received the documents',
    submit: 'Record',
    clear: 'Delete the record',
    saved: 'The day was recorded.',
    cleared: 'The record was deleted.',
    none: 'If you have not received the documents, the 8 days do not begin. You can cancel or withdraw even after 8 days.',
    last: 'Last of the 8 days',
    count: (days) =>
      days === 0 ? 'Today is the last day.' : `You have ${days + 1} days left, counting today.`,
    over: 'The 8 days are over. If the documents are wrong or incomplete, or you were told lies or threatened, you may still be able to cancel. Please call the consumer hotline 188 (in Japanese).',
    how: 'You can send the notice on paper, or by means such as email. It takes effect when you send it. Copy both sides of a postcard, and send it by specified record mail (特定記録郵便) or the like. Keep a record of an email you send.',
  },
  'visit-rights': {
    title: 'Selling at your home (訪問購入) and cooling-off',
    texts: [
      'The Act on Specified Commercial Transactions (特定商取引法) has rules for shops that buy at your home. Within 8 days, counted from and including the day on which you receive the documents required by law, you can as a rule cancel the contract unconditionally, and keep your items meanwhile. A shop may not urge you to sell items that you did not ask about. The same holds for urging you to sell during a visit for which you only asked for an appraisal.',
      'Sales at the shop or by delivery are not covered. Cooling-off may also not apply to some items, such as furniture, large appliances, books and motor vehicles (except those with two wheels), or if you had decided to sell and called the shop to conclude the contract. If you only asked for an appraisal, it applies as a rule. If you have a problem, call the consumer hotline 188 (no area code, in Japanese).',
    ],
  },
  'visit-unasked': {
    title: 'Visits and calls that you did not ask for',
    texts: [
      'You need not let anyone in or show any items. Say: “I did not ask for this. Please leave.” (Onegai shite imasen. Okaeri kudasai.)',
      'The Act on Specified Commercial Transactions (特定商取引法) forbids shops to try again after you declined, and to ask for items that you did not offer, such as precious metals. Write down the shop, the person and the time. This helps when you ask for advice.',
    ],
    consumer: 'Consumer hotline 188 (no area code, in Japanese)',
    police: 'Police consultation line #9110',
    emergency: 'If somebody does not leave, or you feel in danger, call 110.',
  },
  visits: {
    title: 'Visits to your home',
    lead: 'Choosing a shop does not ask it to visit you. Ask here only if you want to talk at home.',
    none: 'No visit is agreed.',
    ended: {
      taken_back: 'You took the invitation back.',
      past: 'The last invitation is over: its day has passed, or its items were withdrawn.',
    },
    untold:
      'The shop gets this invitation with the notice that you chose it. If you undo the choice, the invitation ends, too.',
    told: 'The shop has this invitation. Please wait for it to contact you.',
    duties: 'Main rules for the shop',
    invited: 'We have received your invitation.',
    takenBack: 'You took the invitation back.',
    takeBack: 'Take the invitation back',
  },
};

export default {
  language: 'en',
  rooms: { ...LIFE_ROOMS, ...rooms },
  texts: LIFE_TEXTS,
} satisfies Speech;

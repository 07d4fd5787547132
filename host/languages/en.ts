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
const WITHDRAW_REPORT = 'Withdraw the report';
const ERASED = 'Your name, contact details, items, photos and reviews';

/** The other shops, in a sentence. */
const theOther = (number: number) => (number === 1 ? 'the other shop' : `the other ${shops(number)}`);

const tellsShops = (isTest: boolean) =>
  isTest ? 'In a real request, the shops would be told.' : 'The shops will be told.';

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
      `Tell us what happened and when. ${upTo(most)} Only the operator reads it. Depending on the problem, we may tell the shop at once that there is a report, and ask for its side. You can add photos afterwards.`,
    submit: 'Report',
    reported: 'We have received your report. The operator will look into it, and tell you here and by email.',
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
    answered: 'We have received it. The operator will look into it.',
    takeBack: WITHDRAW_REPORT,
    takeBackLead: {
      told: 'If you withdraw the report, the operator stops looking into it. We will tell the shop by email that you withdrew it.',
      untold:
        'If you withdraw the report, the operator stops looking into it. The shop is not told that there was a report.',
    },
    takenBack: 'You withdrew the report.',
    photosTitle: 'Photos of the report',
    photos: ADD_PHOTOS,
    photosLead: (most, all) =>
      `You can add photos of documents, items, records of bank transfers and the like: up to ${most} at once, and up to ${all} in all. Only the operator sees them.`,
    files: FILES,
    addPhotos: ADD_PHOTOS,
    added: PHOTOS_ADDED,
  },
  'cases-seller': {
    title: 'Problems with a shop',
    lead: 'If you have a problem, please tell the operator. The operator will hear both sides, and tell you the result here and by email.',
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
    forbiddenText: 'You do not have permission to open this page.',
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
    quote_changed: 'A quote has changed. Please check the new amount and choose again.',
    too_late: 'It is too late to undo this. The page now shows how things stand.',
    not_found: 'This was not found. Please reload the page and try again.',
    invalid_visit: 'The invitation or the day is not valid. Please check the items and days.',
    visit_incomplete:
      'Choose at least one item, one day, one time of day and one person, and tick the box beside the invitation.',
    last_item: 'This is the last item. Please withdraw the whole request instead.',
    not_released:
      'You can tell us the result once the shop has your contact details and has given a quote or called.',
    no_deal: 'You can write one review, after both you and the shop have confirmed the sale.',
    not_reportable: 'This cannot be reported now. Please check the page and try again.',
    ended_case: 'This report has been dealt with.',
    answered_case:
      'The shop has told us its side, so you cannot withdraw the report. Please tell us under “Add more” why you would like to.',
    not_taken: 'This could not be sent. Please check what you entered and try again.',
    sample: 'This page is a sample. Nothing is sent.',
    unconfirmed: 'To go on, please tick the box to confirm.',
  },
  'follow-up': {
    notHere: 'The pages of requests are not on this site. Please check the link in your email.',
    number: 'Reference',
    sentAt: 'Received (Japan time)',
    goods: 'Your items',
    nthItem: (nth, title) => `${nth}. ${title}`,
    notBought: 'Not bought',
    photo: (title, nth) => `${title}, photo ${nth}`,
    withdrawnItem: 'This item was withdrawn.',
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
    lead: 'We will send the link to the page of your request to the email address that you gave when you made it.',
    description:
      'We will send the link to the page of your request again, to the email address that you gave when you made it. On that page you can see the answers from shops, compare quotes, change how you are contacted, withdraw your request or delete your data.',
    keywords: ['appraisal request', 'quotes'],
    email: {
      label: 'Email address of your request',
      required: 'Enter your email address',
      format: 'Enter a valid email address',
    },
    submit: 'Send the link',
    sent: 'Please check your email',
    sentText:
      'If there is a request with this email address, we will send the link to its page. If it has not arrived after a few minutes, please check your spam folder and the address you entered.',
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
    lead: 'Fill in only what you want to change. What you leave empty stays as it is. Shops that have opened your contact details will be told of the correction.',
    submit: 'Save corrections',
    saved: 'Your details were corrected.',
  },
  'request-counts': {
    label: 'Answers from shops',
    unit: '',
    knowing: (number) => `${shops(number)} ${number === 1 ? 'has' : 'have'} opened your contact details.`,
  },
  'request-decision': {
    title: CHOOSE_SHOP,
    lead: `Select shops in the list of quotes, and press the button. You will be asked to confirm before anything happens. You can choose up to ${MOST_CHOSEN} shops.`,
    more: `You can add shops (up to ${MOST_CHOSEN}).`,
    legend: 'Shops with a quote',
    option: (shop, amount) => `${shop}, ${amount}: `,
    choose: 'Select',
    submit: 'Choose the selected shops',
    submitMore: 'Add the selected shops',
    confirm: {
      title: 'Confirm your choice',
      chosen: 'Shops you chose',
      follows: 'What happens next',
      facts: (others, opens, hasVisit) => [
        `For ${CHOICE_MINUTES} minutes, you can undo your choice on this page. During that time, no shop is told.`,
        `After ${CHOICE_MINUTES} minutes, we tell each shop you chose that you have chosen it.`,
        ...(opens ? ['After that, each shop you chose can open your contact details.'] : []),
        ...(others > 0 ? [`At the same time, we tell ${theOther(others)} that you have declined.`] : []),
        'We will not look for any more shops.',
        ...(hasVisit
          ? [
              'By choosing a shop, you do not ask it to visit you. If you want a visit, you can ask for one on the page that follows.',
            ]
          : []),
      ],
      submit: 'Confirm my choice',
      back: 'Change my choice',
    },
    done: 'You have made your choice.',
    undoChoice: (names, until) =>
      `You have chosen ${names}. You can undo this until ${until}. Until then, no shop is told.`,
    undoChoiceSubmit: 'Undo the choice',
    choiceUndone: 'The choice was undone.',
    better: {
      title: 'Ask for better quotes',
      lead: 'Before you choose, you can ask the shops that gave a quote to look at it again, once only. They can change it to the same or a higher amount. They are not told the quotes of other shops.',
      submit: 'Ask for better quotes',
      saved: 'The shops were asked. New quotes are shown on this page when they arrive.',
      done: (when) => `On ${when}, you asked the shops for better quotes.`,
    },
    refuse: {
      title: 'Decline a shop',
      lead: `The shop is told after ${REFUSE_HOURS}. Until then, you can undo this.`,
      shop: 'Shop to decline',
      reason: 'Reason',
      submit: 'Decline',
      done: `You declined the shop. You can undo this for ${REFUSE_HOURS}.`,
      undone: 'You have undone this. The shop is no longer declined.',
    },
    undo: (shop, until) =>
      `“${shop}” has not been told yet that you declined it. You can undo this until ${until}.`,
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
        `${names} already received your contact details. If they contact you, please tell them that you withdrew your request.`,
      submit: 'Withdraw',
      done: 'You withdrew the request. The shops will be told.',
    },
    reopen: {
      lead: (until) => `You can reopen it until ${until}. If you do, the shops concerned will be told.`,
      submit: 'Reopen',
      done: 'The request was reopened.',
    },
    erase: {
      title: 'Delete your personal data',
      lead: 'If you delete it:',
      facts: [
        `${ERASED} are all deleted from this service.`,
        'Shops that received your request will be asked to delete their copies.',
        'Statistics, and the record of what was given to which shop, remain without your name and contact details. What you delete does not come back from backups.',
        'This page can no longer be opened. The deletion cannot be undone.',
      ],
      known: (names) =>
        `We cannot delete what ${names} already received. If you want that deleted, please ask them directly.`,
      confirm: 'I understand that this cannot be undone',
      submit: 'Delete my data',
      doneTitle: 'Your data was deleted',
      doneTexts: (number) => [
        `${ERASED} were deleted.`,
        number > 0
          ? `${shops(number)} that received your request will be asked to delete ${number === 1 ? 'its' : 'their'} copies.`
          : 'No shop had received your request.',
        'Thank you for using our service.',
      ],
      home: 'Go to the home page (in Japanese)',
    },
  },
  'request-goods': {
    photos: ADD_PHOTOS,
    photosLead: (most) =>
      `Photos of the back, hallmarks and scratches make quotes more accurate. You can add up to ${most} at once. The shops will be told.`,
    item: 'Item',
    files: FILES,
    send: ADD_PHOTOS,
    added: (isTest) => `${PHOTOS_ADDED} ${tellsShops(isTest)}`,
    reduce: 'Withdraw items one by one',
    reduceLead: 'If you withdraw an item, shops no longer see its details and photos. This cannot be undone.',
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
        'You asked us to delete it, or the time for which we keep it has ended. We have no information about it any more.',
        NEW_REQUEST,
      ],
    },
  },
  'request-outcome': {
    title: 'What became of your items',
    lead: 'Please tell us the result for each shop that has your contact details. Your answer is used for statistics. No shop is told the amount.',
    saved: 'We have received your answer. Thank you.',
    deal: 'The shop has also confirmed the sale. It is recorded as a completed sale.',
  },
  'request-photos-failed': {
    invalid_submission: PHOTOS_INVALID,
    too_many_photos: 'No more photos can be added to this item.',
    too_many_requests: PHOTOS_OFTEN,
    other: PHOTOS_OTHER,
  },
  'request-preference': {
    title: 'How to contact you',
    lead: 'Shops see this on their page. They may not always be able to follow it. They will contact you in Japanese.',
    method: 'Contact method',
    hours: 'When you can take calls',
    hoursHint: 'Choose as many as you like. If you choose none, shops see that any time is fine.',
    submit: 'Save',
    saved: 'Your preferences were saved.',
  },
  'request-questions': {
    title: 'Questions from shops',
    lead: 'You can answer without giving your name or contact details. Any contact details that you write are hidden until the shop has opened your contact details. Shops read Japanese.',
    from: (shop) => `Question from ${shop}`,
    answer: 'Answer',
    hint: upTo,
    submit: 'Answer',
    change: 'Change the answer',
    told: (shop) => `We have received your answer. ${shop} sees it on its page, and gets an email.`,
    notTold: 'Your dealings with this shop have ended. If you answer, it will not be told.',
    heldBack: 'This shop is not shown the parts of your answer that are contact details.',
    settled: (number) => `Other questions (${number})`,
  },
  'request-quotes': {
    title: 'Compare quotes',
    highest: 'Highest quote',
    undecided:
      'Some quotes are ranges, so it is not certain yet which shop pays most. This will be settled once the items have been seen.',
    uneven: 'Some quotes are for different items. Please also check the amount for each item.',
    whole: 'A quote without an amount for each item is for all the items in your request.',
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
    quotes: (number) => `${count(number, 'quote')} in the last 90 days`,
    hours: (hours) =>
      hours < 1
        ? 'Answers within 1 hour'
        : hours < 48
          ? `Answers in about ${count(Math.round(hours), 'hour')}`
          : `Answers in about ${count(Math.round(hours / 24), 'day')}`,
    licence: (number) => `Second-hand dealer licence (古物商許可) ${number}`,
    nothing: 'None',
  },
  'request-release': {
    title: 'Which shops get your contact details',
    all: 'At present, all shops that appraise your items can open your contact details.',
    chosen:
      'At present, only the shops you choose get your contact details. The others see only your items, your photos and your prefecture, and tell you their quotes.',
    known: (names) => `${names} already received your contact details.`,
    saved: 'Your choice of which shops get your contact details was changed.',
  },
  'request-review': {
    title: 'Write a review of this shop',
    lead: 'It will be shown on the page of the shop after the operator has checked it. Your name is not shown.',
    explanation: 'Explanation of the quote',
    speed: 'Speed of response',
    stars: (number) => `${'★'.repeat(number)}${'☆'.repeat(REVIEW_LIMITS.stars - number)} (${number})`,
    paid: 'Were you paid the amount agreed?',
    paidAs: { yes: 'Yes, as agreed', no: 'No, it was different' },
    text: 'Review',
    hint: (most) => `${upTo(most)} Names and contact details are not shown.`,
    rewrite: 'Write the review again',
    rewriteLead: 'You can write it again once. It will be shown after the operator has checked it.',
    why: 'Why you are asked to write it again',
    submit: 'Send the review',
    saved: 'We have received your review. It will be shown after the operator has checked it.',
    yours: 'Your review',
    state: 'Status',
  },
  'request-shops': {
    title: 'Status of the shops',
    others: 'Status of the other shops',
    lead: 'Those with the latest news come first. Press the name of a shop to see its phone number and what it has received.',
    over: (number) => `Ended (${number})`,
    learned: 'What it has received',
    nothing: 'Nothing yet',
    page: 'About the shop (in Japanese)',
    pageOf: (name) => `About ${name} (in Japanese)`,
    call: (name, tel) => `${tel} (call ${name})`,
  },
  'request-test': {
    lead: `This request was sent in test mode. No shop has received it. It is erased with its photos ${TEST_DAYS} days after it was received.`,
    shops: (number) =>
      number > 0
        ? `A real request would be sent to the following ${number === 1 ? 'shop' : `${number} shops`}.`
        : 'For a real request, no shop would be available now.',
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
    lead: 'This only asks the shop to come and talk. You do not promise to make a contract. The shop may talk about buying the items you select, and no others.',
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
    hint: 'The notice is for the shop, so it is in Japanese: “I cancel the following sales contract. If I only made an offer, I withdraw it.” It asks the shop to return your items promptly, and says that you will return the money you received. Fill in by hand, from the top: the day of the contract or offer, the price, the shop’s representative, the day of the notice, your address and your name.',
    print: 'Print the notice only',
    printHint: 'If the print window does not open, press the button and then print from your browser.',
    copy: 'Copy the text',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Please select the text and copy it.',
    mail: 'Open as email',
    mailHint: 'Enter the email address of the shop, which is in the documents, as the recipient.',
  },
  'visit-paper': {
    title: 'The day you received the documents, and the 8 days',
    lead: 'If you agreed or offered to sell at your home, you can, as a rule, cancel the contract or withdraw your offer for 8 days, whatever your reason. The 8 days include the day on which you received the documents required by law. During that time you can keep your items, and need not hand them over.',
    day: 'Day you received the documents',
    submit: 'Record',
    clear: 'Delete the record',
    saved: 'The day was recorded.',
    cleared: 'The record was deleted.',
    none: 'If you have not received the documents, the 8 days do not begin. You can cancel the contract or withdraw your offer even after 8 days.',
    last: 'Last of the 8 days',
    count: (days) =>
      days === 0 ? 'Today is the last day.' : `You have ${days + 1} days left, counting today.`,
    over: 'The 8 days are over. If the documents are wrong or incomplete, or you were told lies or threatened, you may still be able to cancel. Please call the consumer hotline 188 (in Japanese).',
    how: 'You can send the notice on paper, or by means such as email. It takes effect when you send it. If you send a postcard, copy both sides first, and send it by specified record mail (特定記録郵便) or the like. If you send an email, keep a record that you sent it.',
  },
  'visit-rights': {
    title: 'Selling at your home (訪問購入) and cooling-off',
    texts: [
      'The Act on Specified Commercial Transactions (特定商取引法) has rules for shops that buy at your home. Within 8 days, counted from and including the day on which you receive the documents required by law, you can, as a rule, cancel the contract without any conditions. During that time you can keep your items, and need not hand them over. It is forbidden to urge you to sell items that you did not ask about. If you only asked for an appraisal, it is also forbidden to urge you to sell during the visit.',
      'Sales at the shop or by delivery are not covered. There are other cases in which cooling-off may not apply: for items that are not covered, such as furniture, large appliances, books and motor vehicles (except those with two wheels), or if you had already decided to sell and asked the shop to come to make the contract. If you asked it to come only for an appraisal, cooling-off applies, as a rule. If you have a problem, call the consumer hotline 188 (no area code, in Japanese).',
    ],
  },
  'visit-unasked': {
    title: 'Visits and calls that you did not ask for',
    texts: [
      'You do not have to let anyone in or show any items. Say in Japanese: “Onegai shite imasen. Okaeri kudasai.” (I did not ask for this. Please leave.)',
      'The Act on Specified Commercial Transactions (特定商取引法) forbids shops to try again after you declined, and to ask you to sell items that you did not ask about, such as precious metals. Write down the name of the shop, the person and the time. This helps when you ask for advice.',
    ],
    consumer: 'Consumer hotline 188 (no area code, in Japanese)',
    police: 'Police consultation line #9110',
    emergency: 'If you feel in danger, for example because somebody does not leave, call the police on 110.',
  },
  visits: {
    title: 'Visits to your home',
    lead: 'By choosing a shop, you do not ask it to visit you. Ask here only if you want to talk at home.',
    none: 'No visit has been agreed.',
    ended: {
      taken_back: 'You withdrew the invitation. ',
      past: 'The previous invitation has ended: its day has passed, or its items were withdrawn. ',
    },
    untold:
      'The shop gets this invitation when it is told that you chose it. If you undo the choice, the invitation ends, too.',
    told: 'The shop has this invitation. Please wait for it to contact you.',
    duties: 'Main rules for the shop',
    invited: 'We have received your invitation.',
    takenBack: 'You withdrew the invitation.',
    takeBack: 'Withdraw the invitation',
  },
};

export default {
  language: 'en',
  rooms: { ...LIFE_ROOMS, ...rooms },
  texts: LIFE_TEXTS,
} satisfies Speech;

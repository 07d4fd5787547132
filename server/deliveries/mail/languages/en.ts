import type { Speech } from '#contract/language/words.ts';
import { TEST_DAYS } from '#contract/life/facts.ts';
import { NO_SHOPS } from '#contract/life/follow-up.ts';
import { REOPEN_HOURS } from '#contract/life/request-states.ts';
import { LIFE_ROOMS, LIFE_TEXTS, shops } from '#contract/translations/en.ts';
import type { MailRooms } from './rooms.ts';

/** A shop, and how many more. */
const withOthers = (shop: string, others: number): string =>
  others > 0 ? `${shop} and ${shops(others).replace(' ', ' other ')}` : shop;
/** The end of a subject. */
const ref = (number: string): string => `(reference ${number})`;

const REFERENCE = 'Reference';
const SHOP = 'Shop';
const SORRY = 'This request is now closed. We are sorry that we could not help.';
const CONTACT_SHOPS = 'Contact a shop near you from our list of partner shops.';
const DETAILS_PAGE = 'Please read the details on this page.';
/** More shops are counted. */
const MOST_NAMED = 3;

const rooms: MailRooms = {
  goods: { attributes: 'Product', other: 'Other', pieces: 'Quantity' },
  'mail-case-asked': {
    subject: (number) => `Please tell us your side ${ref(number)}`,
    lead: 'The operator is looking into the following matter. Please tell us your side on the page of your request by the deadline.',
    page: DETAILS_PAGE,
  },
  'mail-case-ended': {
    subject: (number) => `The matter has been looked into ${ref(number)}`,
    lead: 'The operator has finished looking into the following matter.',
    page: 'Please read the result on this page.',
  },
  'mail-case-facts': {
    number: REFERENCE,
    shop: SHOP,
    reason: 'Matter',
    until: 'Deadline (Japan time)',
    reporter: 'Reported by',
    at: 'Reported (Japan time)',
  },
  'mail-case-reminded': {
    subject: (number) => `Reminder: please tell us your side ${ref(number)}`,
    lead: 'We have not heard your side of the following matter yet. After the deadline, we will go on with what we have heard.',
    page: DETAILS_PAGE,
  },
  'mail-continuation': {
    subject: (product) => `${product}: continue with the form`,
    lead: 'We have kept your answers about your items and your photos. You can continue by the following link.',
    goods: 'Items',
    until: 'Deadline (Japan time)',
    open: 'Continue',
    notes: (days) => [
      `What we keep is erased after ${days} days, or when you send your request. Until then it is encrypted, and only the link of this email opens it.`,
      'Your request has not been sent yet. Shops learn nothing of it.',
      'Please do not forward the link.',
    ],
    wrong:
      'If you did not expect this email, somebody may have entered your address by mistake. Please delete it. If you do nothing, everything is erased at the deadline.',
  },
  'mail-ended': {
    subject: (number) => `No shop was found ${ref(number)}`,
    lead: `We looked for shops that buy your items in your area, but found none. ${SORRY}`,
    helps: 'What may help',
    steps: ['The number of shops is growing. Please ask again later.', CONTACT_SHOPS],
  },
  'mail-footer': {
    wrong:
      'If you did not expect this email, somebody may have entered your address by mistake. Please delete it.',
    isRead: 'If you reply to this email, your message reaches the operator.',
    isNotRead: 'This address only sends email. We cannot answer replies.',
    sent: (product, operator) => (operator ? `${product} – operated by ${operator}` : product),
  },
  'mail-item': {
    title: (position, category) => `${position}. ${category}`,
    photos: 'Photos',
    photoCount: (count) => String(count),
  },
  'mail-letter': {
    open: 'Open the page',
    title: (text) => `[${text}]`,
    fact: (name, value) => `${name}: ${value}`,
  },
  'mail-lost-link': {
    subject: 'Link to the page of your request',
    lead: 'Here is the link to your request and its status. The link is for you only: please do not pass it on.',
    request: (number) => `${REFERENCE} ${number}`,
    at: (moment) => `Received: ${moment} (Japan time)`,
  },
  'mail-news': {
    subject: (number) => `News about your request ${ref(number)}`,
    quoted: (shop, others, number) => `A quote from ${withOthers(shop, others)} ${ref(number)}`,
    lead: 'This has happened since our last email.',
    looked: 'Shops that have opened your contact details',
    added: 'Shops that were added',
    declined: (names) =>
      `${names.length > MOST_NAMED ? shops(names.length) : names.join(', ')} answered: “We cannot take this request.”`,
    ends: (ends) => `${ends}.`,
  },
  'mail-outcome': {
    subject: (number) => `What became of your items? ${ref(number)}`,
    lead: 'Please tell us what came of it at these shops, which have your contact details. One tap on the page is enough. Your answer is used for statistics, and no shop is told the amount.',
    shops: 'Shops that have your contact details',
    page: 'Please tell us on this page.',
  },
  'mail-questions': {
    subject: (shop, others, number) => `A question from ${withOthers(shop, others)} ${ref(number)}`,
    lead: 'There are questions about your items.',
    shop: SHOP,
    question: 'Question',
    answer:
      'You can answer on this page. You can answer without giving your name or contact details. Shops read Japanese.',
  },
  'mail-quote': {
    lead: 'Here is what you are offered, based on what you told us.',
    shop: SHOP,
    tel: 'Phone',
    amount: 'Quote',
    prices: 'Price of each item',
    price: (nth, amount) => `Item ${nth} ${amount}`,
    valid: 'Valid until (Japan time)',
    until: (day) => day,
    method: 'How they buy',
    remark: 'Message from the shop',
    remarkThere: 'Please read it on the page of your request',
    mayChange: 'The quote may change after the shop has seen the items.',
  },
  'mail-received': {
    subject: (number) => `We have received your request for quotes ${ref(number)}`,
    greeting: 'Hello,',
    lead: (product) => `Thank you for using ${product}. We have received your request for quotes.`,
    number: REFERENCE,
    at: 'Received (Japan time)',
    items: 'Your items',
    shops: 'Shops',
    shopsLeadChosen: (count) =>
      count === 1
        ? 'The following shop will look at your items and photos, and tell you its quote. It gets your contact details only if you choose it.'
        : `The following ${shops(count)} will look at your items and photos, and tell you their quotes. Only the shops that you choose get your contact details.`,
    release:
      'To see the quotes first, and give your contact details only to the shops you choose, switch to this on the page of your request.',
    shopsLead: (count) =>
      count === 1
        ? 'The following shop will contact you by phone or email, in Japanese. You can check calls from unknown numbers here.'
        : `The following ${shops(count)} will contact you by phone or email, in Japanese. You can check calls from unknown numbers here.`,
    noShops: LIFE_TEXTS[NO_SHOPS] ?? '',
    next: 'What happens next',
    steps: [
      'When a shop contacts you, ask about the quote and how it buys.',
      'Compare the quotes and the service, and choose the shop you like. You only need to decline the others.',
      'Decide whether to sell after the shop has seen the items and named its price.',
    ],
    page: 'You can see your request and its status on this page.',
  },
  'mail-review-change': {
    subject: (number) => `Please write your review again ${ref(number)}`,
    lead: 'The operator has read your review. It cannot be shown as it is, for the following reason. You can write it again once.',
    shop: SHOP,
    why: 'Reason',
    page: 'You can write your review again on this page.',
  },
  'mail-test': {
    lead: `This is an email about a request in test mode. Nothing was sent to shops. The request is erased ${TEST_DAYS} days after it was received.`,
  },
  'mail-unanswered': {
    subject: (number) => `Your request ended without a quote ${ref(number)}`,
    lead: (ends) => `${ends}. ${SORRY}`,
    helps: 'What may bring you a quote',
    steps: [
      'Add photos, the brand or the model number, and ask again. This helps shops to decide.',
      CONTACT_SHOPS,
    ],
  },
  'mail-withdrawn': {
    subject: (number) => `Your request was withdrawn ${ref(number)}`,
    lead: 'The operator has withdrawn the following request for you. The shops that had received it are told.',
    reopen: `For ${REOPEN_HOURS} hours after that, you can reopen it on the page of your request.`,
  },
};

export default {
  language: 'en',
  rooms: { ...LIFE_ROOMS, ...rooms },
  texts: { ...LIFE_TEXTS, テスト: 'Test' },
} satisfies Speech;

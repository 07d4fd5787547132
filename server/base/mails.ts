import type { Limited } from '#contract/refusals/rate-limits.ts';

/** The readers of mail. The mail is addressed by the contact that is stored for each. */
export const READERS = {
  seller: { proved: false, is: 'the seller' },
  shop: { proved: true, is: 'each shop, at the address that the operator has accepted' },
  enquirer: { proved: false, is: 'the visitor who wrote' },
  registrant: { proved: false, is: 'the shop that wants to be listed' },
  continuer: { proved: false, is: 'the visitor who wants to go on elsewhere' },
  operator: { proved: true, is: 'the operator' },
  partner: { proved: true, is: 'somebody of a partner who has signed in by a mail to this address' },
  person: { proved: false, is: 'the person at a desk, or who is invited to one' },
} as const satisfies Record<string, { proved: boolean; is: string }>;
export type Reader = keyof typeof READERS;

/** Whether somebody has proved that the address is theirs, or the operator has accepted it. */
export const isProved = (reader: Reader): boolean => READERS[reader].proved;

/** The causes of mails, besides the people who may do an act at a desk. */
export const CAUSES = {
  visitor: 'anybody, by a form of the site',
  seller: 'the seller, by the link of the request',
  shop: 'the shop, by its link or at its desk',
  clock: 'nobody: a clock',
} as const;

/** How often, where no limit of `contract/refusals/rate-limits.ts` counts it. */
export const PACES = {
  once: 'once',
  outcome: 'three and ten days after the goods could be sold',
  news: 'at the first quote, then once a day',
  questions: 'once in 30 minutes, four times a day, between 8 and 21 o’clock',
  goods: 'for each item withdrawn',
  dead: 'once in 15 minutes',
  checkup: 'once a night, if the pages of their media are no longer as they were told',
  digest: 'at the hours that the person has chosen, once an hour at most',
} as const;

/** Words in mails that are not ours from beginning to end. */
export const MAIL_WORDS = {
  shops: { ours: true, are: 'names and phone numbers of shops, which the operator has accepted' },
  answer: { ours: true, are: 'the answer of the operator’s people' },
  question: { ours: true, are: 'questions of shops, without what tells who somebody is' },
  pages: { ours: false, are: 'addresses of pages on the hosts of a medium, which its partner has typed' },
  goods: { ours: false, are: 'the goods as the seller describes them' },
  enquiry: { ours: false, are: 'the enquiry' },
  registration: { ours: false, are: 'the registration' },
} as const satisfies Record<string, { ours: boolean; are: string }>;
export type WordsOfMail = keyof typeof MAIL_WORDS;

type OurWords = {
  [Key in WordsOfMail]: (typeof MAIL_WORDS)[Key]['ours'] extends true ? Key : never;
}[WordsOfMail];
type WordsFor<Name extends Reader> = (typeof READERS)[Name]['proved'] extends true ? WordsOfMail : OurWords;

/** A mail to a reader. A test composes each with hostile words, and finds those that its row names. */
export interface MailRow<Word extends WordsOfMail = WordsOfMail> {
  readonly by: readonly string[];
  readonly often: readonly (Limited | keyof typeof PACES)[];
  readonly words: readonly Word[];
}

/** The mails about an event. To an address that nobody has proved they have no words but ours. */
export type Mails = { readonly [Name in Reader]?: MailRow<WordsFor<Name>> };

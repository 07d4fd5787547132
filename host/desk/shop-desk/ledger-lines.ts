import { DEAL as WORDS } from './messages.ts';

/** A thing that a shop has bought, as a line of its ledger. Texts that are empty are filled in by hand. */
export interface LedgerLine {
  day: string;
  name: string;
  features: string;
  count: string;
  /** In yen; empty: not known for this thing alone. */
  amount: number | '';
  seller: string;
  address: string;
  work: string;
  birth: string;
  check: string;
  number: string;
}

/** Lines of a ledger below the heads of their columns, as a file has them. */
export const ledgerTable = (lines: readonly LedgerLine[]): (string | number)[][] => [
  [
    WORDS.day,
    WORDS.paper.kind,
    WORDS.name,
    WORDS.features,
    WORDS.count,
    WORDS.amount,
    WORDS.sellerName,
    WORDS.address,
    WORDS.work,
    WORDS.birth,
    WORDS.check,
    WORDS.paper.number,
  ],
  ...lines.map(({ day, name, features, count, amount, seller, address, work, birth, check, number }) => [
    ...[day, WORDS.paper.bought, name, features, count, amount],
    ...[seller, address, work, birth, check, number],
  ]),
];

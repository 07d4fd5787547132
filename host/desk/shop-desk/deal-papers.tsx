import { dayInWords } from '#contract/base/japanese-days.ts';
import { QUOTE_METHODS } from '#contract/life/follow-up.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { VISIT_RIGHTS } from '../../blocks/visit-rights/messages.ts';
import styles from './deal.module.css';
import { type Deal, totalOf } from './deal-paper.ts';
import { DEAL } from './messages.ts';

const WORDS = DEAL.paper;

/** The slip for the seller, or the record for the ledger of the shop. */
export type PaperKind = 'slip' | 'ledger';

interface PaperProps {
  kind: PaperKind;
  deal: Deal;
  number: string;
  shop: AnswerOfAct<'readShopHead'>;
}

const yen = (amount: number) => WORDS.sum(amount.toLocaleString('ja'));

const Items = ({ items }: Pick<Deal, 'items'>) => (
  <table className={styles.items}>
    <thead>
      <tr>
        {[DEAL.name, DEAL.features, DEAL.count, DEAL.amount].map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {items.map(({ name, features, count, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be there twice
        <tr key={at}>
          <td>{name}</td>
          <td>{features}</td>
          <td>{count}</td>
          <td>{yen(amount)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={3}>
          {WORDS.total}
        </th>
        <td>{yen(totalOf({ items }))}</td>
      </tr>
    </tfoot>
  </table>
);

const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) => (
  <dl className={styles.facts}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Shop = ({ shop: { name, company, zipcode, address, tel, licence } }: Pick<PaperProps, 'shop'>) => (
  <address className={styles.shop}>
    <b>{name}</b>
    {company !== name && <span>{company}</span>}
    <span>
      〒{zipcode.slice(0, 3)}-{zipcode.slice(3)} {address}
    </span>
    <span>{tel}</span>
    <span>
      {WORDS.licence}：{licence}
    </span>
  </address>
);

function Slip({ deal, number, shop }: Omit<PaperProps, 'kind'>) {
  const { seller, day, method, items } = deal;
  return (
    <>
      <p className={styles.to}>{WORDS.to(seller)}</p>
      <Facts
        rows={[
          [DEAL.day, dayInWords(day)],
          [DEAL.method, QUOTE_METHODS[method]],
          [WORDS.number, number],
        ]}
      />
      <Items items={items} />
      {method === 'visit' && (
        <section className={styles.rights}>
          <h3>{WORDS.visitTitle}</h3>
          <p>{VISIT_RIGHTS.texts[0]}</p>
          <p className="not-printed">
            <strong>{WORDS.visitNote}</strong>
          </p>
        </section>
      )}
      <Shop shop={shop} />
    </>
  );
}

const Ledger = ({ deal, number, shop }: Omit<PaperProps, 'kind'>) => (
  <>
    <Facts
      rows={[
        [DEAL.day, dayInWords(deal.day)],
        [WORDS.kind, `${WORDS.bought}（${QUOTE_METHODS[deal.method]}）`],
        [WORDS.number, number],
      ]}
    />
    <Items items={deal.items} />
    <h3>{DEAL.seller}</h3>
    <Facts
      rows={[
        [DEAL.sellerName, deal.seller],
        [DEAL.address, deal.address],
        [DEAL.work, deal.work],
        [DEAL.birth, deal.birth],
        [DEAL.check, deal.check],
      ]}
    />
    <Shop shop={shop} />
  </>
);

/** A sheet of A4. Empty facts are lines to be filled in by hand. */
export const DealPaper = ({ kind, ...paper }: PaperProps) => (
  <article className={styles.paper} aria-labelledby="paper">
    <h2 id="paper">{WORDS[kind]}</h2>
    {kind === 'slip' ? <Slip {...paper} /> : <Ledger {...paper} />}
  </article>
);

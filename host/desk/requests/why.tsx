import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { CATEGORIES } from '#contract/goods/categories.ts';
import type { ShopLine } from '#contract/schemas/shop-lines.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import parts from '../parts/shared.module.css';
import { State, Table, type TableColumn } from '../parts/table.tsx';
import { WHY as WORDS } from './messages.ts';
import styles from './requests.module.css';

type Standing = ShopLine['shops'][number];

/** Turns as people read them: 12.3. */
const turnsText = (turns: number) =>
  turns.toLocaleString('ja', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const fitText = ({ is_special: isSpecial, way, km, is_last_resort: isTooFar }: Standing) =>
  [
    isSpecial ? WORDS.special : WORDS.notSpecial,
    WORDS.ways[way],
    km === null ? WORDS.nowhere : WORDS.km(turnsText(km)),
    isTooFar && WORDS.tooFar,
  ]
    .filter(Boolean)
    .join('、');

const COLUMNS: readonly TableColumn<Standing>[] = [
  { label: WORDS.place, cell: ({ place }) => WORDS.nth(place), isNumber: true },
  {
    label: WORDS.shop,
    cell: ({ uuid, name, fate }) => (
      <>
        <Link to={`${DESK_PAGES.shops}/${uuid}`}>{name}</Link>
        <small>
          <State state={fate}>{WORDS.fates[fate]}</State>
        </small>
      </>
    ),
  },
  {
    label: WORDS.result,
    cell: ({ result, turns, for_goods: goods, for_distance: distance }) => (
      <>
        <b>{turnsText(result)}</b>
        <small>{WORDS.sum(turnsText(turns), turnsText(goods), turnsText(distance))}</small>
      </>
    ),
  },
  { label: WORDS.fit, cell: fitText },
  {
    label: WORDS.itself,
    cell: ({ weight, today, capacity }) => (
      <>
        {WORDS.weight(weight.toFixed(2))}
        <small>{capacity === null ? WORDS.had(today) : WORDS.hadOf(today, capacity)}</small>
      </>
    ),
  },
];

function Line({ line }: { line: ShopLine }) {
  const { at, category, in_line: inLine, shops } = line;
  const goods = isKeyOf(CATEGORIES, category) ? CATEGORIES[category].label : category;
  const chosenCount = shops.filter(({ fate }) => fate === 'chosen').length;
  return (
    <>
      <h3>
        <Phrases>{WORDS.line(goods, inLine, chosenCount)}</Phrases>
        <small>
          <time dateTime={at}>{momentText(at)}</time>
        </small>
      </h3>
      {shops.length > 0 && <Table columns={COLUMNS} rows={shops} keyOf={({ uuid }) => uuid} />}
    </>
  );
}

/** Why shops got the request, and who stood just behind, with the numbers of the moment when they were chosen. */
export const Why = ({ lines }: { lines: readonly ShopLine[] }) => (
  <details className={styles.why}>
    <summary>{WORDS.title}</summary>
    <p className={parts.note}>
      <Phrases>{lines.length > 0 ? WORDS.lead : WORDS.nothing}</Phrases>
    </p>
    {lines.map((line) => (
      <Line key={`${line.at} ${line.category} ${line.shops[0]?.uuid}`} line={line} />
    ))}
  </details>
);

import { keysOf } from '#contract/base/keys.ts';
import { CONVERSION_STATES, REFUSED_WHY } from '#contract/media/conversions.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { dateText } from '../../blocks/follow-up/moments.ts';
import { CONVERSIONS as WORDS } from './messages.ts';
import { CATEGORY_OPTIONS } from './options.ts';
import parts from './shared.module.css';
import { State, type TableColumn, Time } from './table.tsx';

/* Conversions as partners and the operator see them. */

type Shown = Omit<AnswerOfAct<'readConversions'>['conversions'][number], 'tracking' | 'context'>;

/** The labels of the goods of a conversion. */
export const goodsText = ({ categories }: Pick<Shown, 'categories'>) =>
  categories.map((key) => CATEGORY_OPTIONS[key] ?? key).join('、');

/** Its value, in yen. */
export const valueText = ({ value }: Pick<Shown, 'value'>): string =>
  value === null ? WORDS.noValue : WORDS.yen(value);

/** How it stands, with the reason and who decided. */
export const ConversionState = ({ row: { state, why }, by = '' }: { row: Shown; by?: string }) => (
  <>
    <State state={state}>{CONVERSION_STATES[state].label}</State>
    {(why || by) && <small>{[why && REFUSED_WHY[why], by && WORDS.by(by)].filter(Boolean).join('、')}</small>}
  </>
);

/** The columns of a list of conversions. */
export const conversionColumns = <Row extends Shown>({
  number,
  state,
}: Record<'number' | 'state', TableColumn<Row>['cell']>): readonly TableColumn<Row>[] => [
  { label: WORDS.at, cell: ({ at }) => <Time at={at}>{dateText(at)}</Time> },
  { label: WORDS.number, cell: number, isShort: true },
  { label: WORDS.goods, cell: goodsText },
  { label: WORDS.state, cell: state },
  {
    label: WORDS.value,
    cell: valueText,
    isNumber: true,
  },
];

/** The meaning of each state. */
export const StateMeanings = () => (
  <details className={parts.meanings}>
    <summary>{WORDS.meanings}</summary>
    <dl className={parts.facts}>
      {keysOf(CONVERSION_STATES).map((state) => (
        <div key={state}>
          <dt>{CONVERSION_STATES[state].label}</dt>
          <dd>{CONVERSION_STATES[state].is}</dd>
        </div>
      ))}
    </dl>
  </details>
);

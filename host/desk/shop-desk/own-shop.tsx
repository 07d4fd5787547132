import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import { keysOf } from '#contract/base/keys.ts';
import { DESK_PAGES, TEMPLATE_LIMITS } from '#contract/desk/desk.ts';
import type { AnswerOfAct, InputOf } from '#server/desk/acts.ts';
import { dateText, momentText } from '../../blocks/follow-up/moments.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { problemsOf, readValues } from '../../ui/form/form-rules.ts';
import inputStyles from '../../ui/form/input.module.css';
import { DataForm } from '../parts/data-form.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { SHOP_DATA } from '../parts/messages.ts';
import parts from '../parts/shared.module.css';
import { Table, type TableColumn } from '../parts/table.tsx';
import { wordOf } from '../parts/word-of.ts';
import { asPerson, textOfFailure } from '../session.server.ts';
import { CellFields, problemsBy } from '../shops/cell-fields.tsx';
import { cellsIn } from '../shops/cell-texts.ts';
import { SHOPS_WORDS } from '../shops/messages.ts';
import { type Invited, InviteForm } from '../sign-in/invite-form.tsx';
import { PERSON_RULES } from '../sign-in/person-fields.tsx';
import type { Route } from './+types/own-shop.ts';
import { OWN_SHOP as WORDS } from './messages.ts';

export const handle: PageHandle = { live: true };

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = DESK_PAGES.ownShop;

/** The columns of its row that a shop fills in itself. */
const TAKING = ['capacity', 'holidays'] as const;

export async function loader(args: Route.LoaderArgs) {
  const shop = await asPerson(args, 'readOwnShop', {});
  const isOver = shop.takeable_until !== null && new Date(shop.takeable_until) <= new Date();
  return { shop, isOver, done: new URL(args.request.url).searchParams.get('done') };
}

type OwnShop = AnswerOfAct<'readOwnShop'>;
type ShopFigures = OwnShop['own'];

interface Answer {
  failed?: string;
  /** The cells that were typed, and what is wrong with them. */
  cells?: Readonly<Record<string, string>>;
  problems?: Readonly<Record<string, string>>;
  invited?: Invited;
}

const refuse = (answer: Answer) => data<Answer>(answer, { status: 422 });

/** The texts of the fields that are filled in. */
const templatesIn = (form: FormData): string[] => {
  const texts = form.getAll('templates').map((text) => String(text).replaceAll('\r\n', '\n').trim());
  return [...new Set(texts)].filter(Boolean);
};

/** A field for each text, and one for another. */
function Templates({ texts, children }: { texts: readonly string[]; children: ReactNode }) {
  const { count, characters } = TEMPLATE_LIMITS;
  const fields = texts.length < count ? [...texts, ''] : texts;
  return (
    <section aria-labelledby="templates" className={parts.panel}>
      <h2 id="templates">{WORDS.templates}</h2>
      <p className={parts.note}>{WORDS.templatesLead}</p>
      <form method="post" className={parts.form} key={texts.join('\n\n')}>
        {children}
        {fields.map((text, index) => (
          <label className={parts.labelled} key={text}>
            {text ? WORDS.template(index + 1) : WORDS.newTemplate}
            <textarea
              className={inputStyles.input}
              name="templates"
              rows={2}
              maxLength={characters}
              defaultValue={text}
            />
          </label>
        ))}
        <button type="submit" name="intent" value="templates" className={buttonClass('ink', 'small')}>
          {WORDS.save}
        </button>
      </form>
    </section>
  );
}

const INTENTS = ['pause', 'open', 'save', 'templates', 'invite', 'withdraw', 'end'] as const;

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const intent = intentOf(form, INTENTS);
  const redirectDone = (what: string) => redirect(`${PATH}?done=${what}`);
  const seenVersion = String(form.get('seen'));
  const shop = String(form.get('shop'));
  const values = readValues(PERSON_RULES, form);
  const cells = cellsIn(form, TAKING);
  const change = async (what: Omit<InputOf<'changeOwnShop'>, 'seen' | 'shop'>) => {
    const { wrong } = await asPerson(args, 'changeOwnShop', { ...what, seen: seenVersion, shop });
    if (wrong.length === 0) return redirectDone('saved');
    return refuse({ failed: WORDS.failed.invalid, cells, problems: problemsBy(wrong) });
  };
  try {
    switch (intent) {
      case 'pause':
      case 'open':
        return await change({ paused: intent === 'pause' });
      case 'save':
        return await change({ cells });
      case 'templates': {
        const templates = templatesIn(form);
        const isLong = templates.some((text) => text.length > TEMPLATE_LIMITS.characters);
        if (isLong || templates.length > TEMPLATE_LIMITS.count)
          return refuse({ failed: WORDS.templatesWrong });
        return await change({ templates });
      }
      case 'invite': {
        const problems = problemsOf(PERSON_RULES, values);
        if (Object.keys(problems).length > 0) return refuse({ invited: { values, problems } });
        await asPerson(args, 'inviteColleague', { ...values, shop });
        return redirectDone('invited');
      }
      case 'end':
      case 'withdraw':
        await asPerson(args, 'endColleague', { uuid: String(form.get('uuid')), shop });
        return redirectDone(intent === 'end' ? 'ended' : 'withdrawn');
    }
  } catch (error) {
    const message = textOfFailure(error, WORDS.failed);
    return refuse(
      intent === 'invite' ? { failed: message, invited: { values, problems: {} } } : { failed: message },
    );
  }
}

const DONE: Readonly<Record<string, string>> = {
  saved: WORDS.saved,
  invited: WORDS.invited,
  ended: WORDS.ended,
  withdrawn: WORDS.withdrawn,
};

function figureText(name: keyof ShopFigures, value: number | null): string {
  if (value === null) return '–';
  if (name === 'answered') return SHOPS_WORDS.percent(value);
  return name === 'hours'
    ? SHOPS_WORDS.hoursText(value)
    : value.toLocaleString('ja', { maximumFractionDigits: 1 });
}

interface Figure {
  name: string;
  own: string;
  area: string;
}

const FIGURES: readonly TableColumn<Figure>[] = [
  { label: WORDS.item, cell: ({ name }) => name },
  { label: WORDS.own, cell: ({ own }) => own, isNumber: true },
  { label: WORDS.area, cell: ({ area }) => area, isNumber: true },
];

function Figures({ own, area }: Pick<OwnShop, 'own' | 'area'>) {
  const rows = keysOf(WORDS.names).map((name) => ({
    name: WORDS.names[name],
    own: figureText(name, own[name]),
    area: area ? figureText(name, area[name]) : '–',
  }));
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{WORDS.figures}</h2>
      <p className={parts.note}>{area ? WORDS.figuresLead(area.prefecture, area.shops) : WORDS.noArea}</p>
      <Table columns={FIGURES} rows={rows} keyOf={({ name }) => name} />
    </section>
  );
}

/** When the shop gets requests, its texts, its figures and its people. */
export default function OwnShopPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, isOver, done } = loaderData;
  const { failed, invited, cells: typedCells, problems = {} }: Answer = actionData ?? {};
  const { name, paused_at, stopped, cells, templates, version, own, area, people, takeable_until } = shop;
  const notice = actionData ? undefined : wordOf(DONE, done);
  const shopInput = <input type="hidden" name="shop" value={shop.uuid} />;
  const seenInput = (
    <>
      {shopInput}
      <input type="hidden" name="seen" value={version} />
    </>
  );
  return (
    <>
      <h1>{name}</h1>
      {notice && <DoneNotice>{notice}</DoneNotice>}
      {failed && <FormFailure>{failed}</FormFailure>}
      <section aria-labelledby="taking" className={parts.panel}>
        <h2 id="taking">{WORDS.taking}</h2>
        <p>
          {stopped ? WORDS.stopped[stopped] : paused_at ? WORDS.paused(dateText(paused_at)) : WORDS.takes}
        </p>
        {!stopped && (
          <form method="post" className={parts.buttons}>
            {seenInput}
            <button
              type="submit"
              name="intent"
              value={paused_at ? 'open' : 'pause'}
              className={buttonClass(paused_at ? 'ink' : 'line', 'small')}
            >
              {paused_at ? WORDS.open : WORDS.pause}
            </button>
          </form>
        )}
        <form method="post" className={parts.form} key={version}>
          {seenInput}
          <CellFields columns={TAKING} cells={{ ...cells, ...typedCells }} problems={problems} />
          <button type="submit" name="intent" value="save" className={buttonClass('ink', 'small')}>
            {WORDS.save}
          </button>
          <p className={parts.note}>{WORDS.email(cells.email)}</p>
        </form>
      </section>
      <Figures own={own} area={area} />
      <Templates texts={templates}>{seenInput}</Templates>
      <section aria-labelledby="people" className={parts.panel}>
        <h2 id="people">{WORDS.people}</h2>
        <ul className={parts.rows}>
          {people.map(({ uuid, name: who, email, self, invited_until }) => (
            <li key={uuid}>
              <span>
                {who}
                <small>{self ? WORDS.you : email}</small>
                {invited_until !== null && <small>{WORDS.waits(momentText(invited_until))}</small>}
              </span>
              {!self && (
                <form method="post">
                  {shopInput}
                  <input type="hidden" name="uuid" value={uuid} />
                  <button
                    type="submit"
                    name="intent"
                    value={invited_until === null ? 'end' : 'withdraw'}
                    className={parts.textButton}
                  >
                    {invited_until === null ? WORDS.end : WORDS.withdraw}
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      </section>
      <DataForm
        words={SHOP_DATA}
        action={`${PATH}/data.zip`}
        {...(takeable_until && {
          notice: isOver ? SHOP_DATA.over : SHOP_DATA.until(momentText(takeable_until)),
          isOver,
        })}
      >
        {shopInput}
      </DataForm>
      <InviteForm words={WORDS.invite} invited={invited}>
        {shopInput}
      </InviteForm>
    </>
  );
}

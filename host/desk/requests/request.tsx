import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { REQUEST_MARKS } from '#contract/desk/marks.ts';
import { REQUEST_KINDS } from '#contract/life/facts.ts';
import { UNOPENED } from '#contract/life/page-words.ts';
import { REQUEST_GROUPS, requestRow } from '#contract/life/request-states.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { Goods } from '../../blocks/follow-up/goods.tsx';
import { dateText } from '../../blocks/follow-up/moments.ts';
import { withPhotoUrls } from '../../blocks/follow-up/photo-urls.ts';
import { CallError } from '../../data/http.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Link } from '../../ui/link/link.tsx';
import { HelpLink } from '../help/help-link.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { addressOf } from '../parts/list-query.ts';
import { Notes } from '../parts/notes.tsx';
import { THEME_OPTIONS } from '../parts/options.ts';
import parts from '../parts/shared.module.css';
import { wordOf } from '../parts/word-of.ts';
import { asPerson, asPersonOf } from '../session.server.ts';
import type { Route } from './+types/request.ts';
import { ActBar } from './act-bar.tsx';
import type { Answer } from './answer.ts';
import { SellerContact } from './contact.tsx';
import { Hands, Presence } from './hands.tsx';
import { MailText } from './mail-text.tsx';
import { REQUEST_WORDS as WORDS } from './messages.ts';
import { OpenPanel } from './panel.tsx';
import { PANEL_NAMES, PANELS, type Panel, TELLS } from './panels.ts';
import { requestAction } from './request-action.server.ts';
import { RequestCases } from './request-cases.tsx';
import { RequestConversion } from './request-conversion.tsx';
import { RequestShops } from './request-shops.tsx';
import styles from './requests.module.css';
import { RequestSteps } from './steps.tsx';
import { Why } from './why.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  privateMeta(matches, WORDS.title(loaderData?.request.number ?? ''));

/** Acts that make no sense about a request that is withdrawn. */
const NOT_WHEN_WITHDRAWN: readonly Panel[] = ['withdraw', 'pass', 'again'];

/** An act could do something about the request. */
function hasSense(panel: Panel, { state, matched }: AnswerOfAct<'readRequest'>): boolean {
  if (state === 'withdrawn' && NOT_WHEN_WITHDRAWN.includes(panel)) return false;
  return panel !== 'again' || matched.some((place) => UNOPENED.includes(place.state));
}

export async function loader(args: Route.LoaderArgs) {
  const { params, request, context } = args;
  const [detail, { may }, { people }] = await Promise.all([
    asPersonOf(args, 'readRequest', params),
    asPerson(args, 'readSelf', {}),
    asPerson(args, 'readColleagues', {}),
  ]);
  const { settings } = context.get(siteContext);
  const query = new URL(request.url).searchParams;
  const panels = PANEL_NAMES.filter((panel) => may.includes(PANELS[panel]) && hasSense(panel, detail));
  const panel = panels.find((one) => one === query.get('act'));
  const shop = query.get('shop') ?? undefined;
  return {
    request: { ...detail, items: withPhotoUrls(detail.items, settings.apiBase) },
    colleagues: people,
    panels,
    panel,
    shop,
    look: panel && (await lookAt(args, panel, shop)),
    may: {
      show: may.includes('showContact'),
      mail: may.includes('showMail'),
      endMark: may.includes('endMark'),
      case: may.includes('showCase'),
    },
    done: query.get('done'),
  };
}

/** Looks who would hear of the act of a panel. Undefined: of this act nobody ever does. Null: it is not possible. */
async function lookAt(args: Route.LoaderArgs, panel: Panel, shop: string | undefined) {
  const act = TELLS[panel];
  if (!act) return undefined;
  try {
    return await asPerson(args, 'lookAtAct', { ...args.params, act, ...(shop && { shop }) });
  } catch (error) {
    if (error instanceof CallError && [404, 409, 422].includes(error.status)) return null;
    throw error;
  }
}

export const action = (args: Route.ActionArgs) => requestAction(args);

const DONE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    PANEL_NAMES.flatMap((panel) => ('done' in WORDS[panel] ? [[panel, WORDS[panel].done]] : [])),
  ),
  unmark: WORDS.mark.ended,
};

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The state of a request, its marks and the person who has it in hand, in short words. */
const Tags = ({ request }: { request: Route.ComponentProps['loaderData']['request'] }) => (
  <ul className={styles.tags}>
    <li>{REQUEST_GROUPS[requestRow(request.state).operator]}</li>
    {request.marks
      .filter((mark) => mark.ended_at === null)
      .map(({ mark }) => (
        <li key={mark} data-mark>
          {REQUEST_MARKS[mark].words}
        </li>
      ))}
    {request.assigned && <li>{WORDS.assign.is(request.assigned.name)}</li>}
  </ul>
);

/** A request on one page. */
export default function Request({ loaderData, actionData }: Route.ComponentProps) {
  const { request, colleagues, panels, panel, shop, look, may, done } = loaderData;
  const answer: Answer = actionData ?? {};
  const { kind, number, at, state, prefecture, items, matched, steps, notes } = request;
  const theme = request.theme ?? '';
  const notice = actionData ? undefined : wordOf(DONE, done);
  return (
    <>
      <h1>{WORDS.title(number)}</h1>
      <Presence present={request.present} />
      <Tags request={request} />
      {notice && <DoneNotice>{notice}</DoneNotice>}
      {answer.failed && answer.of !== panel && <FormFailure>{answer.failed}</FormFailure>}
      {answer.mail !== undefined && <MailText mail={answer.mail} />}
      <ActBar uuid={request.uuid} panels={panels} open={panel} mayShow={may.show} />
      {answer.texts && <SellerContact texts={answer.texts} />}
      {panel && (
        <OpenPanel
          panel={panel}
          request={request}
          look={look}
          shop={shop}
          colleagues={colleagues}
          answer={answer.of === panel ? answer : {}}
        />
      )}
      <div className={styles.columns}>
        <section aria-labelledby="facts">
          <h2 id="facts">{WORDS.facts}</h2>
          <dl className={parts.facts}>
            {REQUEST_KINDS[kind].mark && <Fact name={WORDS.kind}>{REQUEST_KINDS[kind].mark}</Fact>}
            <Fact name={WORDS.at}>{dateText(at)}</Fact>
            <Fact name={WORDS.state}>{REQUEST_GROUPS[requestRow(state).operator]}</Fact>
            <Fact name={WORDS.area}>{prefecture}</Fact>
            <Fact name={WORDS.release}>
              {isKeyOf(WORDS.releases, request.contact_release)
                ? WORDS.releases[request.contact_release]
                : request.contact_release}
            </Fact>
            {request.inflow && (
              <Fact name={WORDS.inflow}>{wordOf(WORDS.inflows, request.inflow) ?? request.inflow}</Fact>
            )}
            {Object.entries(request.context).map(([name, value]) => (
              <Fact key={name} name={WORDS.context(name)}>
                {value}
              </Fact>
            ))}
            {isKeyOf(THEME_OPTIONS, theme) && <Fact name={WORDS.theme}>{THEME_OPTIONS[theme]}</Fact>}
            {request.medium_uuid && (
              <Fact name={WORDS.medium}>{request.medium?.name ?? WORDS.unknownMedium}</Fact>
            )}
          </dl>
        </section>
        <div className={parts.list}>
          <Hands marks={request.marks} assigned={request.assigned} mayEnd={may.endMark} />
          <Notes notes={notes} />
        </div>
      </div>
      <section aria-labelledby="goods" className={styles.goods}>
        <h2 id="goods">{WORDS.goods}</h2>
        <Goods items={items} />
      </section>
      <section aria-labelledby="shops">
        <h2 id="shops">{WORDS.shops}</h2>
        <RequestShops
          request={request.uuid}
          shops={matched}
          mayPass={panels.includes('pass')}
          isOver={requestRow(state).isOver}
        />
        <Why lines={request.lines} />
        <HelpLink name="many_calls" />
      </section>
      <RequestCases request={request} mayShow={may.case} />
      <RequestConversion request={request} />
      <section aria-labelledby="steps">
        <h2 id="steps">{WORDS.steps}</h2>
        <RequestSteps steps={steps} mayRead={may.mail} />
        <p className={parts.buttons}>
          <Link to={addressOf(DESK_PAGES.deliveries, { about: request.uuid })}>{WORDS.deliveries}</Link>
        </p>
      </section>
    </>
  );
}

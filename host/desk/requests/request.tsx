import { data, redirect } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import type { CustomerFieldKey } from '#contract/customer/customer.ts';
import { NOTE_CHARACTERS, REQUEST_ENDS, type RequestEnd } from '#contract/desk/desk.ts';
import { REQUEST_KINDS } from '#contract/life/facts.ts';
import { REQUEST_GROUPS, requestRow } from '#contract/life/request-states.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { CORRECTION_RULES, correctionOf } from '../../blocks/follow-up/correction-rules.ts';
import { Goods } from '../../blocks/follow-up/goods.tsx';
import { dateText } from '../../blocks/follow-up/moments.ts';
import { withPhotoUrls } from '../../blocks/follow-up/photo-urls.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { type Problems, problemsOf, readValues, type Values } from '../../ui/form/form-rules.ts';
import { DoneNotice } from '../parts/done.tsx';
import { THEME_OPTIONS } from '../parts/options.ts';
import parts from '../parts/shared.module.css';
import { asPerson, asPersonOf, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/request.ts';
import { Correct, SellerContact } from './contact.tsx';
import { Ends } from './ends.tsx';
import { MailText } from './mail-text.tsx';
import { REQUEST_WORDS as WORDS } from './messages.ts';
import { Notes } from './notes.tsx';
import { RequestCases } from './request-cases.tsx';
import { RequestShops } from './request-shops.tsx';
import styles from './requests.module.css';
import { RequestSteps } from './steps.tsx';
import { Why } from './why.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  privateMeta(matches, WORDS.title(loaderData?.request.number ?? ''));

const ACT_OF = { revoke: 'revokeLinks', withdraw: 'withdrawRequest', erase: 'eraseRequest' } as const;

export async function loader(args: Route.LoaderArgs) {
  const { params, request, context } = args;
  const [detail, { may }] = await Promise.all([
    asPersonOf(args, 'readRequest', params),
    asPerson(args, 'readSelf', {}),
  ]);
  const { settings } = context.get(siteContext);
  return {
    request: { ...detail, items: withPhotoUrls(detail.items, settings.apiBase) },
    may: {
      show: may.includes('showContact'),
      mail: may.includes('showMail'),
      correct: may.includes('correctRequest'),
      pass: may.includes('passOn'),
      note: may.includes('noteRequest'),
      case: may.includes('showCase'),
      export: may.includes('exportRequest'),
    },
    ends: REQUEST_ENDS.filter((end) => may.includes(ACT_OF[end])),
    done: new URL(request.url).searchParams.get('done'),
  };
}

interface Answer {
  texts?: Record<string, string>;
  mail?: AnswerOfAct<'showMail'> | null;
  values?: Values<CustomerFieldKey>;
  problems?: Problems<CustomerFieldKey>;
  failed?: string;
  /** The act that failed. */
  of?: RequestEnd | 'note' | 'pass' | 'correct';
}

const INTENTS = ['show', 'mail', 'note', 'correct', 'pass', ...REQUEST_ENDS] as const;

const refuse = (answer: Answer, status = 422) => data<Answer>(answer, { status });

export async function action(args: Route.ActionArgs) {
  const { params } = args;
  const form = await formOf(args.request);
  const intent = intentOf(form, INTENTS);
  const redirectDone = (what: string) => redirect(`/desk/requests/${params.uuid}?done=${what}`);
  switch (intent) {
    case 'show': {
      const { texts } = await asPerson(args, 'showContact', params);
      return data<Answer>({ texts });
    }
    case 'mail': {
      const uuid = String(form.get('mail'));
      return data<Answer>({ mail: await asPerson(args, 'showMail', { uuid }).catch(() => null) });
    }
    case 'note': {
      const text = String(form.get('text') ?? '').trim();
      if (text === '' || text.length > NOTE_CHARACTERS)
        return refuse({ failed: WORDS.note.wrong(NOTE_CHARACTERS), of: 'note' });
      await asPerson(args, 'noteRequest', { ...params, text });
      return redirectDone('note');
    }
    case 'correct': {
      const values = readValues(CORRECTION_RULES, form);
      const problems = problemsOf(CORRECTION_RULES, values);
      if (Object.keys(problems).length > 0) return refuse({ values, problems, of: 'correct' });
      const answer = await asPerson(args, 'correctRequest', { ...params, ...correctionOf(values) });
      if (answer.problems.length === 0) return redirectDone('correct');
      const answerProblems = Object.fromEntries(
        answer.problems.map(({ field, message }) => [field, message]),
      );
      return refuse({ values, problems: answerProblems, of: 'correct' });
    }
  }
  try {
    if (intent === 'pass') {
      await asPerson(args, 'passOn', { ...params, shop: String(form.get('shop')) });
      return redirectDone('pass');
    }
    if (intent === 'erase' && form.get('confirmed') !== 'on')
      return refuse({ failed: WORDS.erase.unconfirmed, of: intent });
    await asPerson(args, ACT_OF[intent], params);
  } catch (error) {
    const message = textOfFailure(error, WORDS.failed);
    return refuse({ failed: message, of: intent }, 409);
  }
  return intent === 'erase' ? redirect('/desk/requests?erased') : redirectDone(intent);
}

const DONE: Readonly<Record<string, string>> = {
  revoke: WORDS.revoke.done,
  withdraw: WORDS.withdraw.done,
  note: WORDS.note.done,
  correct: WORDS.correct.done,
  pass: WORDS.passed,
};

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A request on one page. */
export default function Request({ loaderData, actionData }: Route.ComponentProps) {
  const { request, may, ends, done } = loaderData;
  const answer: Answer = actionData ?? {};
  const { kind, number, at, state, prefecture, items, matched, steps, notes } = request;
  const theme = request.theme ?? '';
  const notice = actionData || !done ? undefined : DONE[done];
  return (
    <>
      <h1>{WORDS.title(number)}</h1>
      {notice && <DoneNotice>{notice}</DoneNotice>}
      {answer.mail !== undefined && <MailText mail={answer.mail} />}
      {answer.of === 'pass' && answer.failed && <FormFailure>{answer.failed}</FormFailure>}
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
            {request.inflow && <Fact name={WORDS.inflow}>{request.inflow}</Fact>}
            {isKeyOf(THEME_OPTIONS, theme) && <Fact name={WORDS.theme}>{THEME_OPTIONS[theme]}</Fact>}
            {request.medium_uuid && <Fact name={WORDS.medium}>{request.medium_uuid}</Fact>}
          </dl>
        </section>
        {may.show && <SellerContact texts={answer.texts} />}
      </div>
      <section aria-labelledby="goods">
        <h2 id="goods">{WORDS.goods}</h2>
        <Goods items={items} />
      </section>
      <section aria-labelledby="shops">
        <h2 id="shops">{WORDS.shops}</h2>
        <RequestShops shops={matched} mayPass={may.pass && state !== 'withdrawn'} />
        <Why lines={request.lines} />
      </section>
      <RequestCases request={request} mayShow={may.case} />
      <Notes notes={notes} mayNote={may.note} failed={answer.of === 'note' ? answer.failed : undefined} />
      <section aria-labelledby="steps">
        <h2 id="steps">{WORDS.steps}</h2>
        <RequestSteps steps={steps} mayRead={may.mail} />
      </section>
      {(ends.length > 0 || may.correct) && (
        <section aria-labelledby="acts">
          <h2 id="acts">{WORDS.acts}</h2>
          {may.correct && <Correct values={answer.values} problems={answer.problems} />}
          <Ends
            ends={ends.filter((end) => end !== 'withdraw' || state !== 'withdrawn')}
            mayExport={may.export}
            uuid={request.uuid}
            failed={answer.failed}
            of={answer.of}
          />
        </section>
      )}
    </>
  );
}

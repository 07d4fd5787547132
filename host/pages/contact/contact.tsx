import { useState } from 'react';
import { data, href, useFetcher } from 'react-router';
import { SERVICE_UUID } from '#contract/base/product.ts';
import { sendEnquiry } from '#contract/calls/site.ts';
import { ENQUIRY_FIELD_KEYS, ENQUIRY_FIELDS, type EnquiryFieldKey } from '#contract/enquiries/enquiry.ts';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { call } from '../../data/call.ts';
import { formOf } from '../../data/form-of.ts';
import { logFailure, statusOfFailure } from '../../data/outcome.ts';
import { FRAME } from '../../frame/messages.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { useSite } from '../../settings/use-site.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormField } from '../../ui/form/field.tsx';
import formStyles from '../../ui/form/form.module.css';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { problemsOf, type Rejected, readValues } from '../../ui/form/form-rules.ts';
import { keptOnFailure } from '../../ui/form/kept-on-failure.ts';
import { NOT_SENT } from '../../ui/form/messages.ts';
import { isOfRobot, RobotTrap } from '../../ui/form/robot-trap.tsx';
import { SentNotice } from '../../ui/form/sent.tsx';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { LANDING_PAGES } from '../lp/words/index.ts';
import type { LandingPage } from '../lp/words/landing-page.ts';
import type { Route } from './+types/contact.ts';
import { ENQUIRY_RULES } from './enquiry-rules.ts';
import { CONTACT } from './messages.ts';

type Answer = { sent: true } | ({ sent: false } & Rejected<EnquiryFieldKey>);

/** A link of a landing page names its goods; another text of an address is not shown. */
export function loader({ url }: Route.LoaderArgs) {
  const goods = Object.values<LandingPage>(LANDING_PAGES).find(
    (page) => page.goods === url.searchParams.get('goods'),
  )?.goods;
  return { first: goods && CONTACT.waiting(goods) };
}

/** The first text is there. A network that fails after sending would take what was typed along with the page. */
export const shouldRevalidate = () => false;

/** Passes an enquiry on to the API, with scripts and without. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const values = readValues(ENQUIRY_RULES, form);
  const problems = problemsOf(ENQUIRY_RULES, values);
  const reject = (status: number, rejection: Omit<Rejected<EnquiryFieldKey>, 'values'>) =>
    data<Answer>({ sent: false, ...rejection, values }, { status });
  if (Object.keys(problems).length > 0) return reject(422, { failed: false, problems });
  const { api, visitor, leastFillMs } = context.get(siteContext);
  if (isOfRobot(form, leastFillMs)) return reject(422, { failed: true, problems });
  try {
    await call(sendEnquiry, { api, visitor, body: { contact: { ...values, service_uuid: SERVICE_UUID } } });
    return data<Answer>({ sent: true });
  } catch (error) {
    logFailure('enquiry', error);
    return reject(statusOfFailure(error), { failed: true, problems: {} });
  }
}

/** An enquiry that cannot reach the site stays where it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<Answer> {
  const answer = await keptOnFailure(ENQUIRY_RULES, request, serverAction);
  return 'sent' in answer ? answer : { sent: false, ...answer };
}

export const handle: PageHandle = { live: true, cta: false };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: CONTACT.title,
    description: CONTACT.description,
    keywords: CONTACT.keywords,
    path: '/contact',
  });

interface ContactFormProps {
  fetcher: ReturnType<typeof useFetcher<typeof clientAction>>;
  rejected: Rejected<EnquiryFieldKey> | undefined;
  /** The message at first. */
  first: string | undefined;
}

function ContactForm({ fetcher, rejected, first }: ContactFormProps) {
  const { problems, formProps } = useCheckedForm(ENQUIRY_RULES, rejected);
  const isSending = fetcher.state !== 'idle';
  const { privacyUrl } = useSite().settings;
  return (
    <fetcher.Form method="post" action={href('/contact')} className={formStyles.form} {...formProps}>
      <FormFailure isShown={Boolean(rejected?.failed) && !isSending}>{NOT_SENT}</FormFailure>
      {ENQUIRY_FIELD_KEYS.map((name) => (
        <FormField
          key={name}
          name={name}
          field={ENQUIRY_FIELDS[name]}
          placeholder={CONTACT.placeholder(ENQUIRY_FIELDS[name].label)}
          value={rejected?.values[name] ?? (name === 'mail_body' ? first : undefined)}
          problem={problems[name]}
        />
      ))}
      <RobotTrap />
      <p className={formStyles.hint}>
        {CONTACT.purpose}
        <a href={privacyUrl} target="_blank" rel="noopener">
          {FRAME.privacy}
        </a>
        {CONTACT.purposeEnd}
      </p>
      <button type="submit" className={buttonClass('ink')} disabled={isSending}>
        {isSending ? CONTACT.submitting : CONTACT.submit}
      </button>
    </fetcher.Form>
  );
}

export default function Contact({ actionData, loaderData }: Route.ComponentProps) {
  const fetcher = useFetcher<typeof clientAction>();
  // Without scripts the answer comes with the page.
  const answer = fetcher.data ?? actionData;
  const [dismissedAnswer, setDismissedAnswer] = useState<Answer>();
  const current = answer === dismissedAnswer ? undefined : answer;
  return (
    <>
      <PageTitle title={CONTACT.title} lead={CONTACT.lead} />
      <div className={formStyles.page}>
        {current?.sent ? (
          <SentNotice words={CONTACT} form={href('/contact')} onAgain={() => setDismissedAnswer(current)} />
        ) : (
          <ContactForm fetcher={fetcher} rejected={current} first={loaderData.first} />
        )}
      </div>
    </>
  );
}

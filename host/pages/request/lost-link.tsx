import { useState } from 'react';
import { data, href } from 'react-router';
import { fieldProblem, type TypedField } from '#contract/base/field.ts';
import { sendLostLink } from '#contract/calls/follow-up.ts';
import { EMAIL_CHARACTERS, isEmail } from '#contract/customer/email.ts';
import { inAddress } from '#contract/language/address.ts';
import { spokenLanguage } from '#contract/language/words.ts';
import { answered } from '../../blocks/follow-up/answered.server.ts';
import { type ActAnswer, orOffline, useAnswer } from '../../blocks/follow-up/answers.ts';
import { FollowUpForm } from '../../blocks/follow-up/follow-up-form.tsx';
import { FOLLOW_UP } from '../../blocks/follow-up/messages.ts';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { call } from '../../data/call.ts';
import { formOf } from '../../data/form-of.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormField } from '../../ui/form/field.tsx';
import formStyles from '../../ui/form/form.module.css';
import { type FormRules, problemsOf, type Rejected, readValues } from '../../ui/form/form-rules.ts';
import { isOfRobot, RobotTrap } from '../../ui/form/robot-trap.tsx';
import { SentNotice } from '../../ui/form/sent.tsx';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import type { Route } from './+types/lost-link.ts';
import { LOST_LINK } from './messages.ts';

const emailField = (): TypedField => ({
  label: LOST_LINK.email.label,
  required: true,
  limit: EMAIL_CHARACTERS,
  accepts: isEmail,
  messages: LOST_LINK.email,
  input: { autoComplete: 'email', inputMode: 'email', enterKeyHint: 'send' },
});

const RULES: FormRules<'email'> = {
  names: ['email'],
  problem: (_name, text) => fieldProblem(emailField(), text),
};

interface LostLinkAnswer extends ActAnswer {
  rejected?: Rejected<'email'>;
}

/** One answer for all addresses, so that it does not reveal who has sent a request. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const values = readValues(RULES, form);
  const problems = problemsOf(RULES, values);
  const answer: LostLinkAnswer = { intent: 'send', rejected: { problems, values, failed: false } };
  const { api, visitor, leastFillMs } = context.get(siteContext);
  if (Object.keys(problems).length > 0 || isOfRobot(form, leastFillMs))
    return data<LostLinkAnswer>({ ...answer, reason: 'not_taken' }, { status: 422 });
  return answered(answer, () => call(sendLostLink, { api, visitor, body: values }));
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orOffline<LostLinkAnswer>(request, serverAction);

export const handle: PageHandle = { live: true, cta: false, languages: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: LOST_LINK.title,
    description: LOST_LINK.description,
    keywords: LOST_LINK.keywords,
    path: href('/requests'),
  });

function EmailForm({ asked }: { asked: ReturnType<typeof useAnswer<LostLinkAnswer>> }) {
  const { answer, isSending } = asked;
  const rejection = answer?.reason ? answer.rejected : undefined;
  const { problems, formProps } = useCheckedForm(RULES, rejection);
  return (
    <FollowUpForm asked={asked} className={formStyles.form} {...formProps}>
      <FormField
        name="email"
        field={emailField()}
        placeholder=""
        value={rejection?.values.email}
        problem={problems.email}
      />
      <RobotTrap />
      <button type="submit" className={buttonClass('ink')} disabled={isSending}>
        {isSending ? FOLLOW_UP.sending : LOST_LINK.submit}
      </button>
    </FollowUpForm>
  );
}

/** For a seller who has lost the mail with the link. */
export default function LostLink({ actionData }: Route.ComponentProps) {
  const act = useAnswer<LostLinkAnswer>('send', actionData);
  const [dismissedAnswer, setDismissedAnswer] = useState<LostLinkAnswer>();
  const isSent = act.isDone && act.answer !== dismissedAnswer;
  return (
    <>
      <PageTitle title={LOST_LINK.title} lead={LOST_LINK.lead} />
      <div className={formStyles.page}>
        {isSent ? (
          <SentNotice
            words={LOST_LINK}
            form={inAddress(spokenLanguage(), href('/requests'))}
            onAgain={() => setDismissedAnswer(act.answer)}
          />
        ) : (
          <EmailForm asked={act} />
        )}
      </div>
    </>
  );
}

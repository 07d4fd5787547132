import { data } from 'react-router';
import { formOf } from '../../data/form-of.ts';
import { CallError } from '../../data/http.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { type Problems, problemsOf, readValues, type Values } from '../../ui/form/form-rules.ts';
import parts from '../parts/shared.module.css';
import { asVisitor, browserHeaders, enterWith } from '../session.server.ts';
import type { Route } from './+types/first-owner.ts';
import { Door } from './door.tsx';
import { FIRST } from './messages.ts';
import { PERSON_RULES, PersonFields, type PersonName } from './person-fields.tsx';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, FIRST.title);

interface Answer {
  values?: Values<PersonName>;
  problems?: Problems<PersonName>;
  isUnusable?: boolean;
}

export async function action(args: Route.ActionArgs) {
  const values = readValues(PERSON_RULES, await formOf(args.request));
  const problems = problemsOf(PERSON_RULES, values);
  if (Object.keys(problems).length > 0) return data<Answer>({ values, problems }, { status: 422 });
  try {
    const input = { token: args.params.token, ...values, ...(await browserHeaders(args.request)) };
    return await enterWith(args, await asVisitor(args, 'makeFirstOwner', input));
  } catch (error) {
    if (error instanceof CallError && error.code === 'unknown_link')
      return data<Answer>({ isUnusable: true }, { status: 404 });
    throw error;
  }
}

export default function FirstOwner({ actionData }: Route.ComponentProps) {
  const { values, problems = {}, isUnusable }: Answer = actionData ?? {};
  if (isUnusable)
    return (
      <Door title={FIRST.unusable} text={FIRST.unusableText} role="alert">
        {null}
      </Door>
    );
  return (
    <Door title={FIRST.title} text={FIRST.lead}>
      <form method="post" className={parts.form} noValidate>
        <PersonFields {...(values && { values })} problems={problems} />
        <button type="submit" className={buttonClass('ink')}>
          {FIRST.submit}
        </button>
      </form>
    </Door>
  );
}

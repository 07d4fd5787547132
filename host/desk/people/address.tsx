import { data, redirect } from 'react-router';
import { ADDRESS_HOURS, DESK_PAGES } from '#contract/desk/desk.ts';
import { CallError } from '../../data/http.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import parts from '../parts/shared.module.css';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/address.ts';
import { ADDRESS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, ADDRESS.title);

/** By a press only: programs that look at the links of a mail change nothing. */
export async function action(args: Route.ActionArgs) {
  try {
    await asPerson(args, 'confirmAddress', { token: args.params.token });
  } catch (error) {
    if (error instanceof CallError && error.code === 'unknown_link') return data(null, { status: 404 });
    throw error;
  }
  return redirect(`${DESK_PAGES.signIn}?address`);
}

/** The page behind the link that proves a new mail address. */
export default function Address({ actionData }: Route.ComponentProps) {
  return (
    <>
      <h1>{ADDRESS.title}</h1>
      {actionData === null ? (
        <>
          <FormFailure>{ADDRESS.unusable(ADDRESS_HOURS)}</FormFailure>
          <p>
            <Link to={DESK_PAGES.self}>{ADDRESS.back}</Link>
          </p>
        </>
      ) : (
        <form method="post" className={parts.panel}>
          <p>
            <Phrases>{ADDRESS.confirmLead}</Phrases>
          </p>
          <p className={parts.buttons}>
            <button type="submit" className={buttonClass('ink', 'small')}>
              {ADDRESS.confirm}
            </button>
          </p>
        </form>
      )}
    </>
  );
}

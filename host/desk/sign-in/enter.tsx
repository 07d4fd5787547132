import { data } from 'react-router';
import { DESK_PAGES, SIGN_IN_MINUTES } from '#contract/desk/desk.ts';
import { CallError } from '../../data/http.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { asVisitor, browserHeaders, enterWith } from '../session.server.ts';
import type { Route } from './+types/enter.ts';
import { Door } from './door.tsx';
import { ENTER } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, ENTER.title);

/** By a press only: programs that look at the links of a mail would use it up. */
export async function action(args: Route.ActionArgs) {
  try {
    const input = { token: args.params.token, ...(await browserHeaders(args.request)) };
    return await enterWith(args, await asVisitor(args, 'signIn', input));
  } catch (error) {
    if (error instanceof CallError && error.code === 'unknown_link') return data(null, { status: 404 });
    throw error;
  }
}

export default function Enter({ actionData }: Route.ComponentProps) {
  if (actionData === null)
    return (
      <Door title={ENTER.unusable} text={ENTER.unusableText(SIGN_IN_MINUTES)} role="alert">
        <p>
          <a className={buttonClass('ink')} href={DESK_PAGES.signIn}>
            {ENTER.anew}
          </a>
        </p>
      </Door>
    );
  return (
    <Door title={ENTER.title} text={ENTER.lead}>
      <form method="post">
        <button type="submit" className={buttonClass('ink')}>
          {ENTER.submit}
        </button>
      </form>
    </Door>
  );
}

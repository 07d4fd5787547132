import { data } from 'react-router';
import type { TypedField } from '#contract/base/field.ts';
import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import { EMAIL_CHARACTERS, isEmail } from '#contract/customer/email.ts';
import { ROLES, type Role, SIGN_IN_MINUTES } from '#contract/desk/desk.ts';
import { helpPath } from '#contract/help/help.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { CallError } from '../../data/http.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormField } from '../../ui/form/field.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import parts from '../parts/shared.module.css';
import { asVisitor, browserHeaders, enterWith, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/sign-in.ts';
import styles from './door.module.css';
import { Door } from './door.tsx';
import { PASSKEY, SIGN_IN } from './messages.ts';
import { deviceAnswerIn } from './passkey.ts';
import { PasskeyForm } from './passkey-form.tsx';

export const handle: PageHandle = { live: true };

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, SIGN_IN.title);

export async function loader(args: Route.LoaderArgs) {
  const { samples } = await asVisitor(args, 'readSignInWays', {});
  const { searchParams } = new URL(args.request.url);
  return { samples, notice: SIGN_IN.notices.find(({ key }) => searchParams.has(key))?.text };
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const role = String(form.get('sample'));
  try {
    if (isKeyOf(ROLES, role)) return await enterAs(args, role);
    if (form.has('intent')) {
      intentOf(form, ['enter-passkey']);
      return await enterByPasskey(args, form);
    }
    const email = String(form.get('email') ?? '').trim();
    if (!isEmail(email)) return data({ email, wrong: SIGN_IN.email.wrong }, { status: 422 });
    await asVisitor(args, 'askToSignIn', { email, ...(await browserHeaders(args.request)) });
    return data({ sent: true });
  } catch (error) {
    if (error instanceof Response) throw error;
    return data({ failed: textOfFailure(error, SIGN_IN.failed) }, { status: 429 });
  }
}

/** The words for a device's answer that is refused. */
const REFUSED = { invalid_body: PASSKEY.failed.enter, unknown_passkey: PASSKEY.unknown } as const;

async function enterByPasskey(args: Route.ActionArgs, form: FormData) {
  const { origin } = new URL(args.request.url);
  const response = deviceAnswerIn(form);
  if (!response) return data({ failed: PASSKEY.failed.enter }, { status: 422 });
  const input = { origin, response, ...(await browserHeaders(args.request)) };
  try {
    return await enterWith(args, await asVisitor(args, 'signInByPasskey', input));
  } catch (error) {
    if (!(error instanceof CallError && isKeyOf(REFUSED, error.code))) throw error;
    return data({ failed: REFUSED[error.code] }, { status: 422 });
  }
}

async function enterAs(args: Route.ActionArgs, role: Role) {
  const input = { role, ...(await browserHeaders(args.request)) };
  return enterWith(args, await asVisitor(args, 'enterSample', input));
}

const EMAIL: TypedField = {
  label: SIGN_IN.email.label,
  required: true,
  limit: EMAIL_CHARACTERS,
  messages: { required: SIGN_IN.email.wrong },
  input: { autoComplete: 'email', inputMode: 'email', enterKeyHint: 'send' },
};

const LockedOut = () => (
  <p className={parts.note}>
    <Link to={helpPath('locked_out')}>{SIGN_IN.help}</Link>
  </p>
);

interface Answer {
  sent?: boolean;
  email?: string;
  wrong?: string;
  failed?: string;
}

export default function SignIn({ loaderData: { samples, notice }, actionData }: Route.ComponentProps) {
  const { sent, email, wrong, failed }: Answer = actionData ?? {};
  if (sent)
    return (
      <Door title={SIGN_IN.sent} text={SIGN_IN.sentText(SIGN_IN_MINUTES)} role="status">
        <p className={parts.note}>
          <Phrases>{SIGN_IN.sentOften(SIGN_IN_MINUTES)}</Phrases>
        </p>
        <p>
          <a href="/desk/sign-in">{SIGN_IN.again}</a>
        </p>
        <LockedOut />
      </Door>
    );
  return (
    <Door title={SIGN_IN.title} text={SIGN_IN.lead}>
      {notice && !actionData && (
        <p className={parts.done} role="status">
          {notice}
        </p>
      )}
      <form method="post" className={parts.form} noValidate>
        {failed && <FormFailure>{failed}</FormFailure>}
        <FormField
          name="email"
          field={EMAIL}
          placeholder={SIGN_IN.email.placeholder}
          value={email}
          problem={wrong}
        />
        <button type="submit" className={buttonClass('ink')}>
          {SIGN_IN.submit}
        </button>
      </form>
      <PasskeyForm purpose="enter" submit={PASSKEY.enter} />
      <LockedOut />
      {samples && (
        <form method="post" className={styles.samples}>
          <h2>{SIGN_IN.samplesTitle}</h2>
          <p>{SIGN_IN.samplesLead}</p>
          <p className={parts.buttons}>
            {keysOf(ROLES).map((role) => (
              <button
                key={role}
                type="submit"
                name="sample"
                value={role}
                className={buttonClass('line', 'small')}
              >
                {ROLES[role]}
              </button>
            ))}
          </p>
        </form>
      )}
    </Door>
  );
}

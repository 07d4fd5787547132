import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import type { InputOf } from '#server/desk/acts.ts';

type PasskeyAnswer = InputOf<'signInByPasskey'>['response'];

/** False in a browser without passkeys. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && Boolean(navigator.credentials);

/**
 * Has the device of the visitor sign, and returns its answer as text.
 * @param purpose `add`: it becomes a passkey of the person who is signed in; `enter`: it signs its person in
 * @throws Error if the visitor does not want to, or the device cannot
 */
export async function signedByDevice(purpose: 'add' | 'enter'): Promise<string> {
  const { startRegistration, startAuthentication } = await import('@simplewebauthn/browser');
  const answer = await fetch(`${DESK_PAGES.passkeyOptions}${purpose === 'add' ? '?add' : ''}`, {
    method: 'POST',
  });
  if (!answer.ok) throw new Error(`options: ${answer.status}`);
  const options: unknown = await answer.json();
  const credential =
    purpose === 'add'
      ? await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
      : await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  return JSON.stringify(credential);
}

/** The answer of a device in a form, which the server checks; undefined without one. */
export function deviceAnswerIn(form: FormData): PasskeyAnswer | undefined {
  try {
    return JSON.parse(String(form.get('signed')));
  } catch {
    return undefined;
  }
}

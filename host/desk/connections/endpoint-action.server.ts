import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { isName } from '#contract/customer/name.ts';
import { intentOf } from '../../data/form-of.ts';
import { isConfirmed } from '../parts/confirmed.tsx';
import { PARTS_WORDS } from '../parts/messages.ts';
import { asPerson, textOfFailure } from '../session.server.ts';
import { CONNECTIONS as WORDS, whyNot } from './messages.ts';

/** The answer of a page of endpoints to an act, besides an endpoint that was not accepted. */
export interface ActAnswer {
  failed?: string;
  tried?: true;
  /** Shown this once. */
  secret?: string;
  key?: string;
  keyProblem?: string;
}

interface EndpointPage {
  path: string;
  /** Its acts at the desk. */
  change: 'changeEndpoint' | 'changeShopEndpoint';
  test: 'tryEndpoint' | 'tryShopEndpoint';
  again: 'sendCallAgain' | 'sendShopCallAgain';
}

/** The changes of an endpoint that have no other answer than that they are done. */
const CHANGES = { settle: 'settled', resume: 'resumed', remove: 'removed' } as const;

/** The acts about one thing. */
const ACTS = ['settle', 'resume', 'remove', 'renew', 'try', 'again', 'end-key'] as const;

/** Acts that cannot be undone. */
const FINAL: readonly string[] = ['settle', 'remove', 'end-key'];

export const refuse = <Answer extends ActAnswer>(answer: Answer) => data<Answer>(answer, { status: 422 });

const say = (answer: ActAnswer) => data<ActAnswer>(answer);

async function act(
  args: ActionFunctionArgs,
  page: EndpointPage,
  intent: (typeof ACTS)[number],
  uuid: string,
) {
  const redirectDone = (done: keyof typeof WORDS.done) => redirect(`${page.path}?done=${done}`);
  switch (intent) {
    case 'renew': {
      const { secret } = await asPerson(args, page.change, { uuid, to: 'renew' });
      return say(secret ? { secret } : {});
    }
    case 'settle':
    case 'resume':
    case 'remove':
      await asPerson(args, page.change, { uuid, to: intent });
      return redirectDone(CHANGES[intent]);
    case 'try': {
      const { error } = await asPerson(args, page.test, { uuid });
      return error === null ? say({ tried: true }) : refuse({ failed: WORDS.notTried(whyNot(error)) });
    }
    case 'again':
      await asPerson(args, page.again, { uuid });
      return redirectDone('again');
    case 'end-key':
      await asPerson(args, 'removeKey', { uuid });
      return redirectDone('ended');
  }
}

/** The shop that the page showed; none on the page of a partner. */
export function shownShop(form: FormData): { shop?: string } {
  const shop = form.get('shop');
  return typeof shop === 'string' ? { shop } : {};
}

/**
 * Does what a form of a page of endpoints asks for.
 * @param form its fields
 * @param add adds an endpoint
 */
export async function endpointAction<Added>(
  args: ActionFunctionArgs,
  form: FormData,
  page: EndpointPage,
  add: () => Promise<Added>,
) {
  const intent = intentOf(form, [...ACTS, 'add', 'add-key']);
  if (intent === 'add') return add();
  if (FINAL.includes(intent) && !isConfirmed(form)) return refuse({ failed: PARTS_WORDS.unconfirmed });
  try {
    if (intent !== 'add-key') return await act(args, page, intent, String(form.get('uuid')));
    const name = String(form.get('name') ?? '').trim();
    if (!isName(name)) return refuse({ keyProblem: WORDS.addKey.wrong });
    return say(await asPerson(args, 'addKey', { name, ...shownShop(form) }));
  } catch (error) {
    return refuse({ failed: textOfFailure(error, WORDS.failed) });
  }
}

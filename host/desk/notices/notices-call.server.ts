import { data, redirect } from 'react-router';
import { cut } from '#contract/base/text.ts';
import { NAME_CHARACTERS } from '#contract/customer/name.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { asPerson, textOfFailure } from '../session.server.ts';
import { NOTICE_WORDS as WORDS } from './messages.ts';
import { subscriptionIn } from './subscribe.ts';

export const NOTICE_INTENTS = ['save-notices', 'add-device', 'try-device', 'remove-device'] as const;
type NoticeIntent = (typeof NOTICE_INTENTS)[number];
export const isNoticeIntent = (intent: string): intent is NoticeIntent =>
  NOTICE_INTENTS.some((one) => one === intent);

type Asking = Parameters<typeof asPerson>[0];

const SELF = DESK_PAGES.self;
const redirectDone = (what: string) => redirect(`${SELF}?done=${what}`);
const refuse = (message: string) => data({ failed: message }, { status: 422 });

/** @param browser the name of the browser, for a device without one */
async function addDevice(args: Asking, form: FormData, browser: string) {
  const subscription = subscriptionIn(form);
  if (!subscription) return refuse(WORDS.devices.refused);
  const name = cut(String(form.get('name') ?? '').trim() || browser, NAME_CHARACTERS);
  await asPerson(args, 'addDevice', { name, subscription });
  return redirectDone('device-added');
}

async function tryDevice(args: Asking, form: FormData) {
  const { error } = await asPerson(args, 'tryDevice', { uuid: String(form.get('uuid')) });
  if (error === null) return redirectDone('device-tried');
  return refuse(error === 'gone' ? WORDS.devices.gone : WORDS.devices.notTried);
}

async function save(args: Asking, form: FormData) {
  const [from, until] = [Number(form.get('from')), Number(form.get('until'))];
  if (from >= until) return refuse(WORDS.wrongHours);
  const notices = form.getAll('notice').map(String);
  await asPerson(args, 'changeNotices', { by_mail: form.has('by-mail'), notices, from, until });
  return redirectDone('notices-saved');
}

/** Does what a form of the part about notices asks for. */
export async function doNoticeIntent(intent: NoticeIntent, form: FormData, args: Asking, browser: string) {
  try {
    switch (intent) {
      case 'save-notices':
        return await save(args, form);
      case 'add-device':
        return await addDevice(args, form, browser);
      case 'try-device':
        return await tryDevice(args, form);
      case 'remove-device':
        await asPerson(args, 'removeDevice', { uuid: String(form.get('uuid')) });
        return redirectDone('device-removed');
    }
  } catch (error) {
    return refuse(textOfFailure(error, WORDS.failed));
  }
}

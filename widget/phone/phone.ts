import { AS_CHOSEN } from '#contract/calls/phone-places.ts';
import { languageFor, OWN_LANGUAGE } from '#contract/language/languages.ts';
import { spokenLanguage } from '#contract/language/words.ts';
import { asCallError, type CallError } from '../api/call-error.ts';
import { made } from '../around/made.ts';
import { speak } from '../base/speak.ts';
import { uuid } from '../base/uuid.ts';
import { lookAt, type PhotoFinding } from '../photos/look-at.ts';
import { CHOICE_MESSAGES } from '../photos/messages.ts';
import { named } from '../photos/named.ts';
import { divide } from '../photos/selection.ts';
import { shrink } from '../photos/shrink.ts';
import { callsWith, type LinkState } from './calls.ts';
import { MESSAGES } from './messages.ts';
import { Outbox, type Outgoing } from './outbox.ts';
import { Page } from './page.ts';
import styleUrl from './phone.css?url';

/*
 * The page that makes a phone the camera of a form. It knows a key and nothing else: no goods, no person. The server
 * says how many more photos the form takes.
 */

/** How often the phone asks while it is looked at: the seller may have gone on at the computer. */
const ASK_MS = 5_000;

document.head.append(made('link', { rel: 'stylesheet', href: styleUrl }));

await speak(languageFor(document.documentElement.lang));

const fragment = location.hash.slice(1);
const isAsChosen = fragment.endsWith(AS_CHOSEN);
const calls = callsWith(fragment.replace(AS_CHOSEN, ''));
const page = new Page(document.querySelector('h1') as HTMLHeadingElement, {
  onChoose: (files) => void choose(files),
  onAgain: (photo) => outbox.add(photo),
});

let link: LinkState = { room: 0, arrived: 0 };
let isKnown = false;
let hasEnded = false;
/** The line to the server is down. */
let isAway = false;
/** Photos that are looked at or on their way, and have a place in the form. */
const underWay = new Set<Outgoing>();

const outbox = new Outbox({
  send: async (photo) => {
    take(
      await calls.send(photo, (share) => {
        photo.share = share;
        page.show(photo);
      }),
    );
  },
  onChange: (photo) => {
    if (photo.state === 'arrived' || photo.state === 'refused') underWay.delete(photo);
    page.show(photo);
    say();
  },
  onRefused: (photo, error) => {
    if (endedBy(error)) return;
    if (error.code === 'too_many_photos') {
      page.tell([[MESSAGES.noRoom]]);
      page.offerAgain(photo);
    } else page.tell([[refusalOf(error)]]);
    void look();
  },
});

/** Why a photo is refused. The server says it in Japanese. */
const refusalOf = ({ details: [detail] }: CallError): string =>
  (spokenLanguage() === OWN_LANGUAGE && detail?.message) || MESSAGES.notTaken;

/** How many more photos can be chosen. */
const roomLeft = () => Math.max(0, link.room - underWay.size);

function statusText(): string {
  if (isAway || outbox.isStuck) return MESSAGES.offline;
  if (!isKnown) return '';
  if (roomLeft() > 0) return MESSAGES.room(roomLeft());
  if (underWay.size > 0) return MESSAGES.states.sending;
  return link.arrived > 0 ? MESSAGES.complete : MESSAGES.full;
}

function say(): void {
  page.say(statusText(), isKnown && roomLeft() > 0);
}

function take(state: LinkState): void {
  link = state;
  isKnown = true;
  isAway = false;
  say();
}

/** Ends the page if the link has ended. */
function endedBy({ code }: CallError): boolean {
  if (code !== 'expired_link' && code !== 'unknown_link') return false;
  hasEnded = true;
  outbox.stop();
  if (code === 'expired_link') page.end(MESSAGES.ended, MESSAGES.endedText);
  else page.end(MESSAGES.unknown, MESSAGES.unknownText);
  return true;
}

/** Asks how the link stands. */
async function look(): Promise<void> {
  try {
    take(await calls.link());
    outbox.hurry();
  } catch (cause) {
    if (endedBy(asCallError(cause))) return;
    isAway = true;
    say();
  }
}

async function prepare(photo: Outgoing): Promise<readonly string[] | undefined> {
  const finding: PhotoFinding = await lookAt(photo.file).catch(() => ({ file: photo.file }));
  if (hasEnded) return;
  underWay.delete(photo);
  if ('fault' in finding) {
    page.remove(photo);
    say();
    return CHOICE_MESSAGES.fault(finding.fault, photo.file.name);
  }
  // Smaller photos come through a bad network sooner. The form would make them as small, and give them such names.
  const file = await named(isAsChosen ? finding.file : await shrink(finding.file));
  const ready: Outgoing = { ...photo, file };
  underWay.add(ready);
  outbox.add(ready);
  return finding.change && [CHOICE_MESSAGES.change(finding.change, photo.file.name)];
}

async function choose(chosen: readonly File[]): Promise<void> {
  if (chosen.length === 0 || hasEnded) return;
  const { files, films, tooLarge, tooMany } = divide(chosen, [], roomLeft());
  if (tooMany) {
    page.tell([[MESSAGES.tooMany(roomLeft())]]);
    return;
  }
  const photos = files.map((file): Outgoing => ({ id: uuid(), file, state: 'looking', share: 0 }));
  for (const photo of photos) {
    underWay.add(photo);
    page.show(photo);
  }
  say();
  const words: (readonly string[])[] = [
    ...tooLarge.map(({ name }) => CHOICE_MESSAGES.fault('tooLarge', name)),
    ...films.map(({ name }) => [CHOICE_MESSAGES.film(name)]),
  ];
  page.tell(words);
  for (const photo of photos) {
    const news = await prepare(photo);
    if (news) words.push(news);
    if (news) page.tell(words);
  }
}

addEventListener('online', () => void look());
document.addEventListener('visibilitychange', () => void lookIfSeen());
setInterval(() => void lookIfSeen(), ASK_MS);
addEventListener('beforeunload', (event) => {
  if (!hasEnded && underWay.size > 0) event.preventDefault();
});

async function lookIfSeen(): Promise<void> {
  if (!hasEnded && document.visibilityState === 'visible') await look();
}

void look();

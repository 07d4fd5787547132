import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIMITS } from '#contract/base/limits.ts';
import { storableIn } from '#contract/base/text.ts';
import {
  continuedPhotoFile,
  endContinuation,
  holdContinuation,
  keepContinuation,
  openContinuation,
} from '#contract/calls/continuations.ts';
import { languageFor } from '#contract/language/languages.ts';
import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import { type AskedContinuation, askedContinuation } from '#contract/schemas/continuation.ts';
import { MOST_DETAILS, Refusal } from '../base/errors.ts';
import { SERVER_MESSAGES } from '../base/messages.ts';
import {
  endDraft,
  holdDraft,
  keepDraft,
  openDraft,
  readPhoto,
  type SealedPhoto,
} from '../continuations/continuations.ts';
import { keysOf, randomKey } from '../continuations/keys.ts';
import { mayMailSomebodyOf } from '../db/records/test-requests.ts';
import { guarded } from '../limits/guarded.ts';
import { addressOf } from '../limits/rate-limits.ts';
import { isLimited } from '../limits/sender-marks.ts';
import type { Uploads } from '../limits/uploads.ts';
import { visitorAddress } from '../limits/visitor.ts';
import type { ArrivingPhoto } from '../photos/photo-store.ts';
import { sealed, startOf } from '../photos/sealed-photo.ts';
import { type FormPairs, ReceivedFile, receiveForm } from '../requests/receive-form.ts';
import type { ProductData } from './product-data.ts';
import { textOf } from './received-photos.ts';
import { route } from './route.ts';

interface Options extends ProductData {
  uploads: Uploads;
  /** An upload is given up if (almost) nothing arrives for this long. */
  uploadIdleMs: number;
}

/** Keeps drafts for sellers who go on elsewhere, and gives them back by the links of mails. */
export function continuationCalls(app: FastifyInstance, options: Options): void {
  const { db, photos, limits, funnel, forgetMail } = options;
  app.register(async (scope) => {
    // The body stays a stream; receiveForm reads it.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    route(scope, keepContinuation, async ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      const { uuid, device, until } = await keep(options, request);
      return { uuid, device, until: until.toISOString() };
    });
  });

  route(app, openContinuation, async ({ body: { token }, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const work = () => openDraft(db, token);
    const {
      uuid,
      device,
      until,
      draft,
      photos: files,
    } = await guarded(limits, visitorAddress(request), work);
    return {
      ...{ uuid, device, until: until.toISOString(), draft },
      photos: files.map(({ item, originalName, type }) => ({ item, name: originalName, type })),
    };
  });

  route(app, continuedPhotoFile, async ({ body: { token, number }, request, reply }) => {
    const work = () => readPhoto(db, photos, token, number);
    const { content, bytes, type } = await guarded(limits, visitorAddress(request), work);
    return reply.headers({ 'cache-control': 'no-store', 'content-length': bytes }).type(type).send(content);
  });

  route(app, holdContinuation, async ({ body: { takes, ...device } }) => {
    const { state, counts } = await holdDraft(db, device, takes);
    if (counts) funnel.countAside(counts, 'resumed');
    return { state };
  });

  route(app, endContinuation, async ({ body }) => {
    const uuid = await endDraft(db, photos, body);
    if (uuid) await forgetMail(uuid);
    return {};
  });
}

async function keep(options: Options, request: FastifyRequest) {
  const { db, photos, uploads, uploadIdleMs, limits, links, outbox, funnel } = options;
  if (!request.headers['content-type']?.startsWith('multipart/form-data'))
    throw new Refusal('unsupported_content_type');
  const size = Number(request.headers['content-length'] ?? 0);
  if (!(await photos.hasRoom(size))) throw new Refusal('storage_full');
  await limits?.check('continuation', addressOf(request));
  const [uuid, token] = [randomUUID(), randomKey()];
  return uploads.run(request.ip, size, async (slot) => {
    const starts = new Map<string, string>();
    const begin = async (photo: ArrivingPhoto): Promise<ArrivingPhoto> => {
      const start = startOf();
      const arriving = sealed(photo, keysOf(token).photos, start);
      return {
        ...arriving,
        finish: async (...args) => {
          const name = await arriving.finish(...args);
          starts.set(name, start.toString('base64'));
          return name;
        },
      };
    };
    try {
      const form = await receiveForm(
        request.raw,
        async (expected) => begin(await photos.receive(uuid, expected)),
        uploadIdleMs,
        slot,
      );
      const question = readAsked(form);
      const files = photosOf(form, question.draft.items.length, starts);
      await checkMayMail(options, request, question);
      if (files.length > 0) await photos.keep(uuid);
      const { attributes } = question.draft;
      const place = {
        medium: attributes['medium-uuid'] ?? '',
        page: question.page,
        theme: attributes.theme ?? '',
        category: attributes['initial-category'] ?? '',
        variant: attributes.variant ?? '',
      };
      const language = languageFor(attributes.lang);
      const isTest = isOfTest(question);
      const content = { draft: question.draft, photos: files };
      const keeping = { uuid, token, email: question.email, place, language, isTest, ...content };
      const answer = await keepDraft(db, outbox, links.continuations, keeping).catch(async (error) => {
        await photos.erase(uuid);
        throw error;
      });
      if (!isTest) funnel.countAside(place, 'mailed');
      return answer;
    } finally {
      await photos.discardIncoming(uuid);
    }
  });
}

const isOfTest = ({ draft }: AskedContinuation) => draft.attributes.mode === 'test';

/** Limits for mail to somebody who may not have asked for it; in test mode it goes to people of the partner only. */
async function checkMayMail(
  { db, limits, links, marks }: Options,
  request: FastifyRequest,
  asked: AskedContinuation,
): Promise<void> {
  const { email } = asked;
  await limits?.count('continuation', { ...addressOf(request), email });
  if (limits && (await isLimited(db, marks, { email }))) await limits.count('markedSender', { email });
  if (!isOfTest(asked)) return;
  const medium = links.testKeys.open(asked.test_key, new Date());
  if (!medium || !(await mayMailSomebodyOf(db, medium, email))) throw new Refusal('unproved_tester');
}

/** @throws Refusal invalid_body, in the words of a call with JSON */
function readAsked(form: FormPairs): AskedContinuation {
  const items = form.flatMap(([name, value]) => (name === 'item' ? [jsonOf(value)] : []));
  const input = jsonOf(textOf(form, 'continuation')) as { draft?: object } | undefined;
  const result = askedContinuation.safeParse({ ...input, draft: { ...input?.draft, items } });
  if (result.success) return storableIn(result.data);
  const details = result.error.issues
    .slice(0, MOST_DETAILS)
    .map(({ path }) => ({ field: path.join('.'), message: SERVER_MESSAGES.badBody }));
  throw new Refusal('invalid_body', undefined, details);
}

function jsonOf(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    return undefined;
  }
}

const OF_ITEM = /^photos\[(\d{1,2})\]$/;

/** @throws Refusal invalid_submission, in the words of the form */
function photosOf(form: FormPairs, items: number, starts: ReadonlyMap<string, string>): SealedPhoto[] {
  const counts = new Map<number, number>();
  return form.flatMap(([field, file]) => {
    if (!(file instanceof ReceivedFile)) return [];
    const refuse = (message: string): never => {
      throw new Refusal('invalid_submission', message, [{ field, message }]);
    };
    const item = Number(OF_ITEM.exec(field)?.[1] ?? items);
    const { originalName, name, type, fault } = file;
    if (fault) return refuse(PHOTO_MESSAGES[fault](originalName));
    if (!type || item >= items) return refuse(PHOTO_MESSAGES.badType(originalName));
    const count = (counts.get(item) ?? 0) + 1;
    counts.set(item, count);
    if (count > LIMITS.photosPerItem) return refuse(PHOTO_MESSAGES.tooMany);
    return [{ item, originalName, type, name, start: starts.get(name) ?? '' }];
  });
}

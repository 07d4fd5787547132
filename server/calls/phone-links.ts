import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  openPhoneLink,
  PHONE_NEWS_PATH,
  PHONE_PULSE_MS,
  phoneLink,
  phonePhotoPath,
  sendPhonePhoto,
  tellPhoneLink,
} from '#contract/calls/phone-link.ts';
import { PHONE_FORM, PHONE_KEY_HEADER, PHONE_PATH } from '#contract/calls/phone-places.ts';
import { Refusal } from '../base/errors.ts';
import { siteOrigin } from '../base/http/origin.ts';
import { guarded } from '../limits/guarded.ts';
import { visitorAddress } from '../limits/visitor.ts';
import { PhoneForms } from '../phone/phone-forms.ts';
import {
  keepPhoto,
  linkOf,
  noteOpened,
  openLink,
  openPhonePhoto,
  type PhoneLink,
  type PhoneSide,
  seenByPhone,
  takeFormNews,
} from '../phone/phone-links.ts';
import { askFirst } from './gate.ts';
import { type ReceivedPhotosOptions, receivePhotos, textOf } from './received-photos.ts';
import { route } from './route.ts';

/** Forms that wait at one process; each holds a connection. */
const MOST_FORMS = 1_000;

/** Forms that wait for one link: a form that comes back may be there before its old connection is found dead. */
const MOST_OF_LINK = 4;

/** The calls of a phone that is the camera of a form, and of that form. */
export function phoneLinkCalls(app: FastifyInstance, options: ReceivedPhotosOptions): void {
  const { db, photos, links, life, limits } = options;
  const forms = new PhoneForms(db, () => life.now());

  /** The link of the key in the header. */
  const behind = (side: PhoneSide, request: FastifyRequest): Promise<PhoneLink> =>
    guarded(limits, visitorAddress(request), () => {
      const key = request.headers[PHONE_KEY_HEADER.toLowerCase()];
      return linkOf(db, side, typeof key === 'string' ? key : '', life.now());
    });
  const gate = (side: PhoneSide) => (request: FastifyRequest) => behind(side, request);
  const notKept = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

  route(app, openPhoneLink, async ({ body: { room }, request, reply, refuse }) => {
    notKept(reply);
    await limits?.fromAddress('phoneLink', request);
    const origin = siteOrigin(request, links.siteUrl) ?? refuse('unavailable');
    const { form, phone, lastsMs } = await openLink(db, room, life.now());
    return { url: `${origin}${PHONE_PATH}#${phone}`, key: form, lasts_ms: lastsMs };
  });

  route(
    app,
    tellPhoneLink,
    async ({ body, request, reply }) => {
      notKept(reply);
      await takeFormNews(db, photos, await behind('form', request), body, life.now());
      forms.look();
      return {};
    },
    gate('form'),
  );

  route(app, phoneLink, async ({ request, reply }) => {
    notKept(reply);
    const link = await behind('phone', request);
    await noteOpened(db, link, life.now());
    forms.look();
    return seenByPhone(db, link);
  });

  app.register(async (scope) => {
    // The body stays a stream; receiveForm reads it.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));

    route(scope, sendPhonePhoto, async ({ request, reply }) => {
      notKept(reply);
      const link = await behind('phone', request);
      await receivePhotos(
        options,
        request,
        link.uuid,
        (form, { uploadId, photos: sentPhotos }) => {
          const [photo] = sentPhotos;
          const sentAs = z.uuid().safeParse(textOf(form, PHONE_FORM.sentAs)).data;
          if (!sentAs || !photo || sentPhotos.length > 1) throw new Refusal('malformed_form');
          return keepPhoto(db, photos, link, { uuid: uploadId, sentAs, photo }, life.now());
        },
        'phonePhoto',
      );
      forms.look();
      return seenByPhone(db, link);
    });
  });

  app.get<{ Params: { uuid: string } }>(
    phonePhotoPath(':uuid'),
    { onRequest: askFirst(gate('form')) },
    async (request, reply) => {
      const uuid = z.uuid().safeParse(request.params.uuid).data;
      if (!uuid) throw new Refusal('not_found');
      const photo = await openPhonePhoto(db, photos, await behind('form', request), uuid);
      notKept(reply).headers({ 'content-type': photo.type, 'content-length': photo.bytes });
      return reply.header('content-security-policy', "default-src 'none'; sandbox").send(photo.content);
    },
  );

  newsCall(app, forms, (request) => behind('form', request));
}

/** The news of a link, as server-sent events, until it ends or the server does. */
function newsCall(
  app: FastifyInstance,
  forms: PhoneForms,
  linkBehind: (request: FastifyRequest) => Promise<PhoneLink>,
): void {
  const open = new Set<PassThrough>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
  app.get(PHONE_NEWS_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { uuid } = await linkBehind(request);
    if (forms.size >= MOST_FORMS || forms.countOf(uuid) >= MOST_OF_LINK) throw new Refusal('unavailable');
    const stream = new PassThrough();
    open.add(stream);
    const stopFollowing = forms.follow(uuid, (news) => {
      stream.write(`data: ${JSON.stringify(news)}\n\n`);
      if (news.ended) stream.end();
    });
    const pulse = setInterval(() => stream.write(':\n\n'), PHONE_PULSE_MS).unref();
    stream.once('close', () => {
      open.delete(stream);
      clearInterval(pulse);
      stopFollowing();
    });
    return reply
      .headers({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // nginx would collect the news until there is enough of it.
        'x-accel-buffering': 'no',
      })
      .send(stream);
  });
}

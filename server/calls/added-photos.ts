import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addCasePhotos } from '#contract/calls/case-photos.ts';
import { addPhotos } from '#contract/calls/follow-up.ts';
import { LANGUAGE_PARAMETER, languageIn } from '#contract/language/address.ts';
import { LINK_PAGES } from '#contract/life/follow-up.ts';
import { Refusal } from '../base/errors.ts';
import { guarded } from '../limits/guarded.ts';
import { visitorAddress } from '../limits/visitor.ts';
import { addLeadCasePhotos, addOwnCasePhotos } from '../quotes/cases.ts';
import { addPhotos as add } from '../quotes/goods.ts';
import { leadOf, openLeadLink, openOwnLink, requestOf } from '../quotes/open-link.ts';
import type { FormPairs } from '../requests/receive-form.ts';
import { isOfPage, type ReceivedPhotosOptions, receivePhotos, textOf } from './received-photos.ts';
import { route } from './route.ts';

/** Photos that a seller adds to a request that is stored, and those of both sides about a case, as multipart forms. */
export function addedPhotosCall(app: FastifyInstance, options: ReceivedPhotosOptions): void {
  app.register(async (scope) => {
    // The body stays a stream; receiveForm reads it.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));

    /** @param back the address of the page. `query` makes the query of it: the outcome under a name, and the language of the page */
    const receives = (
      row: typeof addPhotos | typeof addCasePhotos,
      receive: (request: FastifyRequest, token: string) => Promise<unknown>,
      back: (token: string, query: (name: string) => URLSearchParams) => string,
    ) =>
      route(scope, row, async ({ params: { token }, request, reply }) => {
        reply.header('cache-control', 'no-store');
        const language = languageIn(request.url);
        const toPage = (outcome: string) => {
          const query = (name: string) =>
            new URLSearchParams({ [name]: outcome, ...(language && { [LANGUAGE_PARAMETER]: language }) });
          return reply.redirect(back(token, query), 303);
        };
        try {
          await guarded(options.limits, visitorAddress(request), () => receive(request, token));
        } catch (error) {
          if (isOfPage(request) && error instanceof Refusal) return toPage(error.code);
          throw error;
        }
        return isOfPage(request) ? toPage('added') : {};
      });

    receives(
      addPhotos,
      async (request, token) => {
        const link = await openOwnLink(options, token);
        await requestOf(options.db, link);
        await receivePhotos(options, request, link.request, (form, { uploadId, photos }) =>
          add(options, link, itemOf(form), uploadId, photos),
        );
      },
      (token, query) => `${LINK_PAGES.request}/${token}?${query('photos')}#photos`,
    );
    receives(
      addCasePhotos,
      (request, token) => addToCase(options, request, token),
      (token, query) => `${LINK_PAGES[kindOf(options, token)]}/${token}?${query('case')}#cases`,
    );
  });
}

/** The page of a token; that of a seller for one that opens nothing. */
const kindOf = ({ links }: ReceivedPhotosOptions, token: string) =>
  links.tokens.open('lead', token) ? 'lead' : 'request';

async function addToCase(options: ReceivedPhotosOptions, request: FastifyRequest, token: string) {
  if (kindOf(options, token) === 'lead') {
    const link = await openLeadLink(options, token);
    await leadOf(options.db, link, options.life.now());
    return receivePhotos(options, request, `${link.request} ${link.shop}`, (form, arrived) =>
      addLeadCasePhotos(options, link, caseOf(form), arrived),
    );
  }
  const link = await openOwnLink(options, token);
  await requestOf(options.db, link);
  return receivePhotos(options, request, link.request, (form, arrived) =>
    addOwnCasePhotos(options, link, caseOf(form), arrived),
  );
}

function itemOf(form: FormPairs): number {
  const text = textOf(form, 'item');
  if (!/^\d{1,2}$/.test(text)) throw new Refusal('not_found');
  return Number(text);
}

function caseOf(form: FormPairs): string {
  const uuid = z.uuid().safeParse(textOf(form, 'case')).data;
  if (!uuid) throw new Refusal('not_found');
  return uuid;
}

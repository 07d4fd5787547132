import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CachedAnswers } from '../../base/answers/cached-answers.ts';
import type { PostLibrary } from '../post-library.ts';
import { contentCall, type Get } from './call.ts';
import { noRoute, WordPressError } from './errors.ts';
import { mediaCalls } from './media-calls.ts';
import { postCalls } from './post-calls.ts';
import { termCalls } from './term-calls.ts';
import { userCalls } from './user-calls.ts';
import { type Counting, viewCall } from './view-call.ts';

/**
 * The column's articles in the shape of a WordPress with the plugins WordPress Popular Posts and Liquid Speech Balloon
 * (document 1, sections 2, 3 and 7): posts, categories, tags, users and media below /wp-json/wp/v2. All of it is
 * public; the only write is one more view.
 */
export function contentCalls(app: FastifyInstance, library: PostLibrary, counting?: Counting): void {
  const answers = new CachedAnswers();
  app.register(
    async (scope) => {
      // These calls only read, so a body is ignored.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
      scope.setErrorHandler(refuse);
      const get: Get = (path, answer) => {
        for (const url of [path, `${path}/`]) {
          scope.get(url, async (request, reply) => answer(contentCall(request, reply, answers)));
        }
      };
      postCalls(get, library, counting?.views);
      if (counting) viewCall(scope, library, counting);
      termCalls(get, library);
      userCalls(get, library);
      mediaCalls(get, library);
      for (const url of ['/', '/*']) {
        scope.all(url, () => {
          throw noRoute();
        });
      }
    },
    { prefix: '/wp-json' },
  );
}

function refuse(error: FastifyError | WordPressError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof WordPressError ? error : unexpected(error);
  const { status } = refusal.data;
  if (status >= 500) request.log.error({ err: error }, 'call failed');
  else request.log.info({ code: refusal.code }, 'call refused');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal));
}

function unexpected({ statusCode = 500 }: FastifyError): WordPressError {
  if (statusCode < 500)
    return new WordPressError('rest_invalid_request', 'The request could not be read.', statusCode);
  return new WordPressError(
    'internal_server_error',
    'There has been a critical error on this website.',
    statusCode,
  );
}

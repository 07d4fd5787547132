import { PassThrough, pipeline } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler as createRouterHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { FirstStep } from './blocks/appraisal-form/first-step.ts';
import { paintFirstStep } from './blocks/appraisal-form/paint-first-step.tsx';
import { guardedBuild } from './frame/guarded-build.server.ts';
import { holdModules } from './frame/page-script/hold-modules.ts';
import { PageScriptContext } from './frame/page-script/page-script.tsx';
import { pageLanguage } from './languages/page-language.ts';
import { speakIn } from './languages/speak.server.ts';
import { siteContext } from './settings/context.ts';
import { sellerLanguage } from './settings/seller-language.ts';

// The server imports these from this build: another copy of the router would not know the contexts of this one.
export { FORM_STYLES } from './blocks/appraisal-form/paint-first-step.tsx';
export { watched } from './data/failures.server.ts';
export { deskSessionIn } from './desk/session.server.ts';
export { contentsOfPage, privacyOf, visitorNeeds } from './frame/contents-of-page.ts';
export { loadContext } from './settings/context.ts';

/** Makes what answers requests for pages. */
export const createRequestHandler = (build: ServerBuild, mode: string) =>
  createRouterHandler(guardedBuild(build), mode);

/** React stops waiting after this time. Loaders give up earlier, with an error of their own. */
export const streamTimeout = 25_000;

/**
 * Logs errors of a page. An intended answer (404), or a form sent to a page that takes none, is no fault, and its
 * message names the URL, which may hold personal data.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
};

type RenderArgs = [
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
];

/**
 * Renders a page. Crawlers get it in one piece. For visitors it waits a little for parts that stream in: parts that
 * arrive in time are in place in the HTML, so that they can be read without scripts and nothing jumps; later parts are
 * streamed after the rest.
 */
export default function handleRequest(...args: RenderArgs): Promise<Response> {
  const [{ url }, , , context, loadContext] = args;
  return speakIn(pageLanguage(context, url, loadContext.get(sellerLanguage)), () => render(...args));
}

function render(...[request, status, headers, context, loadContext]: RenderArgs): Promise<Response> {
  const { nonce: policyNonce, patienceMs } = loadContext.get(siteContext);
  const nonce = policyNonce || undefined;
  const waitForAll =
    patienceMs === Number.POSITIVE_INFINITY || isbot(request.headers.get('user-agent') ?? '');
  return new Promise((resolve, reject) => {
    let code = status;
    let isSent = false;
    const timers: NodeJS.Timeout[] = [];
    // They hold the whole page in memory.
    const forget = () => {
      for (const timer of timers) clearTimeout(timer);
    };
    const send = () => {
      if (isSent) return;
      isSent = true;
      const body = new PassThrough();
      // A visitor who leaves ends the streams, which is not an error. Without a listener it would end the process.
      body.on('error', () => {});
      headers.set('content-type', 'text/html; charset=utf-8');
      const holder = holdModules();
      pipeline(holder, body, () => {});
      pipe(holder);
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <PageScriptContext value={{ url: context.manifest.entry.module, nonce }}>
        <FirstStep value={paintFirstStep(nonce ?? '')}>
          <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
        </FirstStep>
      </PageScriptContext>,
      {
        nonce,
        // Otherwise React sends large parts after the rest, even when they are ready, and scripts move them into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          if (!waitForAll) timers.push(setTimeout(send, patienceMs));
        },
        onAllReady() {
          send();
          forget();
        },
        onShellError(error) {
          forget();
          reject(error);
        },
        onError(error) {
          code = 500;
          // Before the first part is sent, the error is reported for the whole answer. After the visitor has left, it
          // is not reported.
          if (isSent && !request.signal.aborted) console.error(error);
        },
      },
    );
    timers.push(setTimeout(abort, streamTimeout).unref());
  });
}

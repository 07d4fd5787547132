import worker from './worker.js?raw';

/** The script that shows on a device what its person is told. It is the same for everybody, and for the desk only. */
export const loader = () =>
  new Response(worker, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });

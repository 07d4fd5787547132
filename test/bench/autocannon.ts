import { request } from 'node:http';
import autocannon from 'autocannon';

export interface LoadCall {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** The result of one burst of requests. */
export interface Shot {
  perSecond: number;
  /** In ms. */
  p99: number;
}

interface Load {
  connections: number;
  seconds: number;
}

const USUAL: Load = { connections: 10, seconds: 1 };

/** The encodings that browsers accept. They decide the size of an answer and the work for it. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const headersOf = ({ body }: LoadCall) =>
  body ? { ...HEADERS, 'content-type': 'application/json' } : HEADERS;

/** Each connection gets its own calls as long as there are enough, so that no two connections send the same. */
function share<T>(list: readonly T[], index: number, connections: number): T[] {
  if (list.length < connections) return [...list];
  return list.filter((_element, at) => at % connections === index);
}

/**
 * Sends the calls repeatedly, over several connections at once.
 * @throws Error if one of them fails
 */
export async function fire(
  url: string,
  calls: readonly LoadCall[],
  { connections, seconds }: Load = USUAL,
): Promise<Shot> {
  const requests = calls.map((call) => ({ ...call, headers: headersOf(call) }));
  let openCount = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests(share(requests, openCount, connections));
      openCount += 1;
    },
  });
  const { errors, timeouts, non2xx } = result;
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${calls[0]?.path}: ${errors} errors, ${timeouts} timeouts, ${non2xx} refused`);
  }
  return { perSecond: result.requests.total / result.duration, p99: result.latency.p99 };
}

function bytesOf(url: string, call: LoadCall): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url + call.path, { method: call.method, headers: headersOf(call) }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    });
    outgoing.on('error', reject).end(call.body);
  });
}

const SAMPLE = 200;

/** The mean length of the answers as sent, measured on some of the calls. */
export async function answerBytes(url: string, calls: readonly LoadCall[]): Promise<number> {
  const step = Math.max(1, Math.floor(calls.length / SAMPLE));
  const some = calls.filter((_call, index) => index % step === 0);
  let sum = 0;
  for (const call of some) sum += await bytesOf(url, call);
  return Math.round(sum / some.length);
}

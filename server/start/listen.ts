import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/base/limits.ts';
import type { Config } from '../base/config.ts';
import { codeOf, StartError } from '../base/errors.ts';
import type { Metrics } from '../base/metrics.ts';

/** How long open calls may take when the server stops. The form gives up after the same time. */
const FINISH_MS = LIMITS.apiTimeoutMs;

/** @throws StartError if the port cannot be had */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: NonNullable<Config['metrics']>,
  say: (line: string) => void,
): Promise<() => Promise<unknown>> {
  const server = await metrics.listen(port, host).catch((error) => {
    throw cannotListen(error, host, port, 'METRICS_PORT');
  });
  say(`figures for Prometheus: http://${host}:${port}/`);
  return async () => server.close();
}

/** Waits for open calls, up to a limit. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const impatient = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
  await app.close();
  clearTimeout(impatient);
}

/**
 * @returns the address, as `http://host:port`
 * @throws StartError if the port cannot be had
 */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (cause) {
    throw cannotListen(cause, host, port, 'PORT');
  }
}

function cannotListen(error: unknown, host: string, port: number, setting: 'PORT' | 'METRICS_PORT'): unknown {
  const options = { cause: error };
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} on ${host} is taken by another program.`,
        `Stop that program, or choose another port: ${setting}=${port + 1} npm start`,
        options,
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} may not be used by this user.`,
        `Choose a ${setting} above 1023.`,
        options,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `HOST=${host} is no address of this machine.`,
        'Try localhost or 0.0.0.0.',
        options,
      );
    default:
      return error;
  }
}

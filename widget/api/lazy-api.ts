import type { Api, createApi } from './api.ts';
import { CallError } from './call-error.ts';

/**
 * The API of one form (`createApi`), which loads with its first call, with the library that checks its answers. The
 * first screen does not need it, so it does not delay the form's first load.
 */
export function lazyApi(...urls: Parameters<typeof createApi>): Api {
  const api = () =>
    import('./api.ts').then(
      (module) => module.createApi(...urls),
      (cause: unknown) => {
        throw new CallError('network', `the calls could not be loaded: ${String(cause)}`, { cause });
      },
    );
  // Each name of the API leads to its call: a list of them would be in every first load.
  return new Proxy({} as Api, {
    get:
      (_, name: keyof Api) =>
      async (...args: unknown[]) =>
        ((await api())[name] as (...args: unknown[]) => unknown)(...args),
  });
}

import type { Api, createApi } from './api.ts';
import { CallError } from './call-error.ts';

/**
 * The API of one form (`createApi`), which loads with its first call, with the library that checks its answers. The
 * first screen does not need it, so it does not delay the form's first load.
 */
export function lazyApi(...urls: Parameters<typeof createApi>): Api {
  const api = () =>
    import('./api.ts').then(
      (loaded) => loaded.createApi(...urls),
      (cause: unknown) => {
        throw new CallError('network', `the calls could not be loaded: ${String(cause)}`, { cause });
      },
    );
  return {
    entries: async (...given) => (await api()).entries(...given),
    prefectures: async () => (await api()).prefectures(),
    cities: async (...given) => (await api()).cities(...given),
    areas: async (...given) => (await api()).areas(...given),
    addressOf: async (...given) => (await api()).addressOf(...given),
    submit: async (...given) => (await api()).submit(...given),
    publicIp: async () => (await api()).publicIp(),
    answerInterests: async (...given) => (await api()).answerInterests(...given),
    answerFeedback: async (...given) => (await api()).answerFeedback(...given),
    quotesFirst: async (...given) => (await api()).quotesFirst(...given),
  };
}

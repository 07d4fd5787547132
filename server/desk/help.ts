import { OFFICE, view } from './act.ts';

export const helpActs = {
  /** The alarms of now, for the pages that say what to do. They are those of this process. */
  readHelp: view({
    may: OFFICE,
    read: async ({ alarms }) => ({ raised: alarms?.raised ?? [] }),
  }),
};

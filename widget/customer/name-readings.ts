import { signal } from '@preact/signals-core';

type NameReadings = typeof import('../japanese/name-readings.ts');

const readings = signal<NameReadings | undefined>(undefined);

/** The readings of names, in a file of its own. It loads when a seller comes to the name. */
export const NAME_READINGS = {
  get loaded(): NameReadings | undefined {
    return readings.value;
  },
  /** Loads them. After a failure the next call tries again. */
  load: async (): Promise<void> => {
    readings.value ??= await import('../japanese/name-readings.ts');
  },
};

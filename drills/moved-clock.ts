import { globSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** libfaketime reads its file once in this many seconds. */
const NOTICED_S = 1;

const library = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];

/** A clock of some processes that can be moved while they run; how long something takes is not changed. */
export class Clock {
  readonly env: Readonly<Record<string, string>>;
  readonly #file: string;

  static isPossible = (): boolean => library() !== undefined;

  /** @param file is made; the offset stands there */
  constructor(file: string) {
    this.#file = file;
    this.env = {
      LD_PRELOAD: library() ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: String(NOTICED_S),
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_RESET: '1',
    };
    writeFileSync(file, '+0', { mode: 0o644 });
  }

  /** @param offset such as `-1d` */
  async move(offset: string): Promise<void> {
    writeFileSync(this.#file, offset);
    await wait(NOTICED_S * 2000);
  }
}

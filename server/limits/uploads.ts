import { Refusal } from '../errors.ts';
import { callerOf } from './address.ts';

/** Each holds some memory and a file. A seller's upload takes seconds, so few of them happen at once. */
const AT_ONCE = 128;
const AT_ONCE_FROM_ADDRESS = 24;

/** The uploads that this process receives at the moment. */
export class Uploads {
  private all = 0;
  private readonly byCaller = new Map<string, number>();

  /**
   * Runs the work of one upload.
   * @throws Refusal 429 if the address sends too many at once, 503 if all do
   */
  async run<Result>(ip: string, work: () => Promise<Result>): Promise<Result> {
    const caller = callerOf(ip);
    const already = caller === undefined ? 0 : (this.byCaller.get(caller) ?? 0);
    if (already >= AT_ONCE_FROM_ADDRESS) throw new Refusal('too_many_requests');
    if (this.all >= AT_ONCE) throw new Refusal('unavailable');
    this.count(caller, 1);
    try {
      return await work();
    } finally {
      this.count(caller, -1);
    }
  }

  private count(caller: string | undefined, change: 1 | -1): void {
    this.all += change;
    if (caller === undefined) return;
    const now = (this.byCaller.get(caller) ?? 0) + change;
    if (now === 0) this.byCaller.delete(caller);
    else this.byCaller.set(caller, now);
  }
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UploadLane, type UploadSlot } from './upload-lane.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** An upload that leaves when it has to make room, as a reception does. */
async function upload(lane: UploadLane, caller: string): Promise<UploadSlot> {
  const slot = await lane.enter(caller);
  slot.signal.addEventListener('abort', () => lane.leave(slot));
  return slot;
}

/** Fills a lane, as many uploads from each address as one after the other gives. */
async function fill(lane: UploadLane, places: number, callers: number): Promise<UploadSlot[]> {
  const slots: UploadSlot[] = [];
  for (let n = 0; n < places; n += 1) slots.push(await upload(lane, `198.51.100.${n % callers}`));
  return slots;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('Places for uploads', () => {
  it('are shared out: an address with many gives one to a seller who waits, and the seller keeps it', async () => {
    const lane = new UploadLane(10);
    const greedy = await fill(lane, 10, 1);
    const seller = await upload(lane, '203.0.113.1');
    expect(greedy.filter(({ signal }) => signal.aborted)).toHaveLength(1);
    expect(seller.signal.aborted).toBe(false);
    expect([lane.size, lane.turnedAway]).toEqual([10, 1]);
  });

  it('are shared evenly in the end, whoever came first', async () => {
    const lane = new UploadLane(12);
    const first = await fill(lane, 12, 1);
    for (const n of [1, 2, 3])
      for (let times = 0; times < 3; times += 1) await upload(lane, `203.0.113.${n}`);
    expect(first.filter(({ signal }) => !signal.aborted)).toHaveLength(3);
  });

  it('an upload that is slower than its neighbours gives way to a seller who waits', async () => {
    const lane = new UploadLane(10);
    const slots = await fill(lane, 10, 10);
    await pass(4_000);
    for (const slot of slots) slot.bytes = 400_000;
    const [, , , slow] = slots;
    if (slow) slow.bytes = 40_000;
    await upload(lane, '203.0.113.1');
    expect(slots.filter(({ signal }) => signal.aborted)).toEqual([slow]);
  });

  it('where all are slow, the slowest gives way', async () => {
    const lane = new UploadLane(10);
    const slots = await fill(lane, 10, 10);
    await pass(4_000);
    for (const [n, slot] of slots.entries()) slot.bytes = 5_000 + n;
    await upload(lane, '203.0.113.1');
    expect(slots.map(({ signal }) => signal.aborted)).toEqual([true, ...Array(9).fill(false)]);
  });

  it('honest uploads are not broken off for others: who comes then waits, is let in, or is told to come back', async () => {
    const lane = new UploadLane(2);
    const slots = await fill(lane, 2, 2);
    await pass(4_000);
    for (const slot of slots) slot.bytes = 1_000_000;
    const [waiting, tooMany] = [upload(lane, '203.0.113.1'), upload(lane, '203.0.113.2')];
    const refusal = expect(tooMany).rejects.toMatchObject({ code: 'unavailable', retryAfterS: 5 });
    await pass(1_000);
    if (slots[0]) lane.leave(slots[0]);
    const third = await waiting;
    expect(third.caller).toBe('203.0.113.1');
    third.bytes = 1_000_000;
    await pass(4_000);
    await refusal;
    expect(slots[1]?.signal.aborted).toBe(false);
    expect(lane.turnedAway).toBe(1);
  });

  it('one address has at most 24, waiting ones included', async () => {
    const lane = new UploadLane(100);
    await fill(lane, 24, 1);
    await expect(upload(lane, '198.51.100.0')).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

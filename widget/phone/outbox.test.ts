import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { Outbox, type Outgoing } from './outbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const photo = (id: string): Outgoing => ({
  id,
  file: new File([id], `${id}.jpg`),
  state: 'looking',
  share: 0,
});
const lost = new CallError('network', 'no line');
const refusedAs = (code: string, status = 409) => new CallError('http', code, { status, code });

/** An outbox whose tries end as given, one after the other. */
function startOutbox(outcomes: (CallError | undefined)[]) {
  const sends: string[] = [];
  const refusals: string[] = [];
  const outbox = new Outbox({
    send: async ({ id }) => {
      sends.push(id);
      const error = outcomes.shift();
      if (error) throw error;
    },
    onChange: () => {},
    onRefused: ({ id }, { code }) => refusals.push(`${id} ${code}`),
  });
  return { outbox, sends, refusals };
}

test('Photos are sent one after the other', async () => {
  const { outbox, sends } = startOutbox([]);
  const [one, two] = [photo('one'), photo('two')];
  outbox.add(one);
  outbox.add(two);
  expect([one.state, two.state]).toEqual(['sending', 'waiting']);
  await vi.runAllTimersAsync();
  expect(sends).toEqual(['one', 'two']);
  expect([one.state, two.state]).toEqual(['arrived', 'arrived']);
});

test('A photo without a line waits, and is sent again later, with the same id', async () => {
  const { outbox, sends } = startOutbox([lost, lost]);
  const one = photo('one');
  outbox.add(one);
  await vi.advanceTimersByTimeAsync(0);
  expect([one.state, outbox.isStuck]).toEqual(['waiting', true]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sends).toEqual(['one', 'one', 'one']);
  expect([one.state, outbox.isStuck]).toEqual(['arrived', false]);
});

test('A line that is back is used at once', async () => {
  const { outbox } = startOutbox([lost, lost, lost, lost, lost]);
  const one = photo('one');
  outbox.add(one);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(one.state).toBe('waiting');
  outbox.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(one.state).toBe('arrived');
});

test.each([408, 429, 500, 503])('A server that answers %s is asked again', async (status) => {
  const { outbox } = startOutbox([refusedAs('later', status)]);
  const one = photo('one');
  outbox.add(one);
  await vi.runAllTimersAsync();
  expect(one.state).toBe('arrived');
});

test('A photo that is refused does not hold up the next, and can be sent once more', async () => {
  const { outbox, refusals } = startOutbox([refusedAs('too_many_photos')]);
  const [one, two] = [photo('one'), photo('two')];
  outbox.add(one);
  outbox.add(two);
  await vi.runAllTimersAsync();
  expect([one.state, two.state]).toEqual(['refused', 'arrived']);
  expect(refusals).toEqual(['one too_many_photos']);
  outbox.add(one);
  await vi.runAllTimersAsync();
  expect(one.state).toBe('arrived');
});

test('When the link has ended nothing is sent any more', async () => {
  const { outbox, sends } = startOutbox([lost]);
  const [one, two] = [photo('one'), photo('two')];
  outbox.add(one);
  outbox.add(two);
  await vi.advanceTimersByTimeAsync(0);
  outbox.stop();
  await vi.runAllTimersAsync();
  expect(sends).toEqual(['one']);
  expect([one.state, two.state]).toEqual(['refused', 'refused']);
});

import { tmpdir } from 'node:os';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readOnlyOnce } from '#test/server/failing-access.ts';
import { afterLoss } from './lock.ts';

function watchedExit() {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    exit.mockRestore();
    spy.mockRestore();
  });
  return exit;
}

it('A disk that turns read-only ends no process: its folder is locked again when it can be written', async () => {
  const exit = watchedExit();
  const take = vi.fn(async () => {});
  readOnlyOnce();
  afterLoss(tmpdir(), new Error('EROFS: read-only file system, utime'), take);
  await vi.waitFor(() => expect(take).toHaveBeenCalledTimes(1), 5_000);
  expect(exit).not.toHaveBeenCalled();
});

it('A folder that somebody else has locked meanwhile ends the process', async () => {
  const exit = watchedExit();
  const take = vi.fn(() => Promise.reject(new Error('Lock file is already being held')));
  afterLoss(tmpdir(), new Error('EROFS: read-only file system, utime'), take);
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1), 5_000);
});

it('A lock that somebody else has taken over ends the process at once', () => {
  const exit = watchedExit();
  const take = vi.fn(async () => {});
  afterLoss(tmpdir(), new Error('Unable to update lock within the stale threshold'), take);
  expect(exit).toHaveBeenCalledWith(1);
  expect(take).not.toHaveBeenCalled();
});

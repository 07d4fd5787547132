import { expect, test } from 'vitest';
import { EVENT_WORDS } from '#contract/desk/event-words.ts';
import { EVENTS } from './events.ts';

test('Each event has words for people at the desk, and each of these is an event', () => {
  expect(Object.keys(EVENT_WORDS).sort()).toEqual(Object.keys(EVENTS).sort());
});

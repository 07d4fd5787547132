import { mailSettled } from '../continuations/continuations.ts';
import type { Follower } from '../deliveries/carry-out.ts';
import type { Life } from '../life/life.ts';

/** Follows deliveries that have ended: the life of requests, and drafts whose mail is sent. */
export const followMail =
  (life: Pick<Life, 'settled'>): Follower =>
  async (...args) => {
    await life.settled(...args);
    await mailSettled(...args);
  };

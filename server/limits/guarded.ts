import { Refusal } from '../base/errors.ts';
import { addressAt, type RateLimits } from './rate-limits.ts';

/** Does somebody's work, and counts tokens and passkeys that open nothing, by the address that they come from. */
export async function guarded<Result>(
  limits: RateLimits | undefined,
  ip: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'unknown_link' || error.code === 'unknown_passkey'))
      await limits?.count('badLink', addressAt(ip));
    throw error;
  }
}

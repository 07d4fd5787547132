import { LIMITS } from '#contract/limits.ts';
import { ipAnswer } from '#contract/schemas/submission.ts';
import { call } from './client.ts';

/** The seller's public IP address, or nothing: a request goes out without it (document 2, section 7). */
export async function publicIp(url: string): Promise<string> {
  try {
    return (await call({ url, schema: ipAnswer, timeout: LIMITS.ipTimeoutMs })).ip;
  } catch {
    return '';
  }
}

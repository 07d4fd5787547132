import type { LeadIntent } from './answer.ts';

/**
 * Says something to the page's own address beside the forms: nothing on the screen waits for it or changes by it, and the
 * browser sends it also when the page is left.
 * @returns whether it has arrived
 */
export async function sayAside(path: string, intent: LeadIntent): Promise<boolean> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ intent }),
      keepalive: true,
    });
    // An answer that is not read stays open.
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

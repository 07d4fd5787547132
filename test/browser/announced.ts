import type { Locator } from 'playwright/test';

/** Records the announcements of the live regions of a form from now on, in order, as a screen reader would. */
export async function recordAnnouncements(form: Locator): Promise<() => Promise<string[]>> {
  await form.evaluate((element) => {
    const texts: string[] = [];
    const LIVE = '[role=status], [role=alert], [aria-live]';
    Object.assign(window, { announced: texts });
    const regions = new Map<Element, string>();
    const listen = () => {
      for (const region of element.shadowRoot?.querySelectorAll(LIVE) ?? []) {
        const text = region.textContent?.trim() ?? '';
        if (text && text !== regions.get(region)) texts.push(text);
        regions.set(region, text);
      }
    };
    for (const region of element.shadowRoot?.querySelectorAll(LIVE) ?? []) {
      regions.set(region, region.textContent?.trim() ?? '');
    }
    const changes = { subtree: true, childList: true, characterData: true };
    // A screen reader announces the content at the time of painting, not content that comes and goes before that.
    let frame = 0;
    const listenSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(listen);
    };
    new MutationObserver(listenSoon).observe(element.shadowRoot as ShadowRoot, changes);
  });
  return () => form.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

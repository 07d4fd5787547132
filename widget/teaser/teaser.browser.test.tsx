import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEASER_EVENTS, TEASERS, type TeaserKind } from '#contract/embed/teaser.ts';
import { appear } from './appear.ts';

/* The rules of a teaser in a real page: when it comes, how often, and what it never covers. */

const MEDIUM = '0f8fad5b-d9cb-469f-a165-70867728950e';
const OF_MEDIUM = `data-appraisal-form-medium-uuid="${MEDIUM}"`;

const open = vi.fn(() => Promise.resolve());
let ends: (() => void)[] = [];

/** A page whose visitor asks for a teaser by these attributes. */
function start(attributes: string, page = ''): Element {
  document.body.insertAdjacentHTML('beforeend', `<main>${page}<span ${attributes}></span></main>`);
  const marker = document.querySelector('main:last-of-type > span:last-child') as Element;
  ends.push(appear(marker, open));
  return marker;
}

const host = () => document.querySelector<HTMLElement>('[data-appraisal-form-teaser]');
const partOf = (selector: string) => host()?.shadowRoot?.querySelector<HTMLElement>(selector);
const isThere = () => host()?.hidden === false;
const press = (selector: string) => partOf(selector)?.click();

/** The page is shown again, as after a reload. */
function leave(): void {
  for (const end of ends) end();
  ends = [];
  document.body.replaceChildren();
}

/** All that is waited for by timers, so that a teaser has looked again. */
const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
  open.mockClear();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe('The moment of a teaser', () => {
  it.each(['tab', 'button'])('a %s is there at once', (kind) => {
    start(`data-appears="${kind}"`);
    expect(isThere()).toBe(true);
  });

  it.each(['popover', 'slider'])('a %s waits half a minute if the page names no moment', async (kind) => {
    start(`data-appears="${kind}"`);
    await vi.advanceTimersByTimeAsync(29_900);
    expect(host()).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(isThere()).toBe(true);
  });

  it('is the share of the page that was scrolled', async () => {
    start('data-appears="popover" data-appears-scroll="60"', '<div style="height: 4000px"></div>');
    const share = (part: number) => (document.documentElement.scrollHeight - innerHeight) * part;
    const scroll = (part: number) =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        scrollTo({ top: share(part), behavior: 'instant' });
      });
    await scroll(0.5);
    expect(host()).toBeNull();
    await scroll(0.7);
    expect(isThere()).toBe(true);
    scrollTo(0, 0);
  });

  it('is the pointer that leaves by the upper edge, and by no other', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    start('data-appears="popover" data-appears-leaving');
    const out = (clientY: number, relatedTarget: Element | null = null) =>
      document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY, relatedTarget }));
    out(300);
    out(-1, document.body);
    expect(host()).toBeNull();
    out(-1);
    expect(isThere()).toBe(true);
    vi.restoreAllMocks();
  });

  it('is an element that comes into the window', async () => {
    start(
      'data-appears="slider" data-appears-seen="#price"',
      '<div style="height: 3000px"></div><p id="price">値段</p>',
    );
    expect(host()).toBeNull();
    document.querySelector('#price')?.scrollIntoView({ behavior: 'instant' });
    await vi.waitFor(() => expect(isThere()).toBe(true));
    scrollTo(0, 0);
  });

  it('does not come before the page says that its visitor agrees', async () => {
    const marker = start('data-appears="tab" data-appears-after-consent');
    expect(host()).toBeNull();
    marker.removeAttribute('data-appears-after-consent');
    await vi.waitFor(() => expect(isThere()).toBe(true));
  });
});

describe('A visitor is asked once', () => {
  it.each([
    ['popover', 'slider'],
    ['slider', 'popover'],
  ])('a %s that came is not followed by a %s on the next page', async (first, next) => {
    start(`data-appears="${first}" data-appears-after="1"`);
    await vi.advanceTimersByTimeAsync(1000);
    expect(isThere()).toBe(true);
    leave();
    start(`data-appears="${next}" data-appears-after="1"`);
    await vi.advanceTimersByTimeAsync(1000);
    expect(host()).toBeNull();
  });

  it('a tab stays from page to page until it is closed, and then is gone for this medium', () => {
    start(`data-appears="tab" ${OF_MEDIUM}`);
    leave();
    start(`data-appears="tab" ${OF_MEDIUM}`);
    press('.close');
    expect(host()).toBeNull();
    leave();
    start(`data-appears="button" ${OF_MEDIUM}`);
    expect(host()).toBeNull();
    start('data-appears="button"');
    expect(isThere()).toBe(true);
  });

  it('a request that was sent ends all', () => {
    start('data-appears="tab"');
    document.body.dispatchEvent(new CustomEvent('appraisal-form:complete', { bubbles: true }));
    expect(host()).toBeNull();
    leave();
    start('data-appears="popover" data-appears-after="1"');
    start('data-appears="button"');
    expect(host()).toBeNull();
  });

  it('nothing is kept where the form must not store, and the page itself remembers', () => {
    const form = 'data-appraisal-form-storage="none" data-appraisal-form-medium-uuid="none-kept"';
    start(`data-appears="tab" ${form}`);
    press('.close');
    start(`data-appears="tab" ${form}`);
    expect([host(), localStorage.length]).toEqual([null, 0]);
  });

  it('nor where the browser refuses it', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    start('data-appears="tab" data-appraisal-form-medium-uuid="refused"');
    press('.close');
    start('data-appears="tab" data-appraisal-form-medium-uuid="refused"');
    expect(host()).toBeNull();
    vi.restoreAllMocks();
  });

  it('a script that runs twice shows one', () => {
    const marker = start('data-appears="tab"');
    ends.push(appear(marker, open));
    expect(document.querySelectorAll('[data-appraisal-form-teaser]')).toHaveLength(1);
  });
});

describe('A teaser covers nothing that a visitor is at', () => {
  it.each([
    ['a field with the focus', '<input id="busy">'],
    ['a text that is edited', '<p id="busy" contenteditable="true">文</p>'],
  ])('%s', async (_, page) => {
    start('data-appears="popover" data-appears-after="1"', page);
    const field = document.querySelector('#busy') as HTMLElement;
    field.focus();
    await vi.advanceTimersByTimeAsync(2000);
    expect(host()).toBeNull();
    field.blur();
    await settle();
    expect(isThere()).toBe(true);
  });

  it('a dialog of the page, as browsers or as libraries make it', async () => {
    start(
      'data-appears="tab"',
      '<dialog>同意</dialog><div id="modal" role="dialog" aria-modal="true" hidden>同意</div>',
    );
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    const modal = document.querySelector('#modal') as HTMLElement;
    const look = async () => {
      document.body.click();
      await settle();
      return isThere();
    };
    expect(await look()).toBe(true);
    dialog.showModal();
    expect(await look()).toBe(false);
    dialog.close();
    modal.hidden = false;
    expect(await look()).toBe(false);
    modal.hidden = true;
    expect(await look()).toBe(true);
  });

  it('the form itself: nobody who sees it is called, or who has begun to answer', async () => {
    start('data-appears="tab"', '<appraisal-form style="display: block; height: 80px"></appraisal-form>');
    expect(host()).toBeNull();
    leave();
    start('data-appears="popover" data-appears-after="1"');
    document.body.dispatchEvent(new CustomEvent('appraisal-form:question', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(host()).toBeNull();
  });

  it('but a tab stays below the dialog of its form, which gives the focus back to it', async () => {
    start('data-appears="tab"', '<div data-appraisal-form-dialog></div><input>');
    const place = document.querySelector('[data-appraisal-form-dialog]') as HTMLElement;
    place.attachShadow({ mode: 'open' }).innerHTML = '<dialog><input></dialog>';
    const dialog = place.shadowRoot?.querySelector('dialog') as HTMLDialogElement;
    dialog.showModal();
    await settle();
    expect(isThere()).toBe(true);
    dialog.close();
    document.querySelector<HTMLElement>('main > input')?.focus();
    await settle();
    expect(isThere()).toBe(false);
  });

  it('moves neither the page nor the focus', async () => {
    start('data-appears="slider" data-appears-after="1"', '<a href="#here">続き</a>');
    const link = document.querySelector('a') as HTMLElement;
    link.focus();
    const before = [document.documentElement.scrollHeight, link.getBoundingClientRect().top];
    await vi.advanceTimersByTimeAsync(1000);
    expect(isThere()).toBe(true);
    expect(document.activeElement).toBe(link);
    expect([document.documentElement.scrollHeight, link.getBoundingClientRect().top]).toEqual(before);
    expect(document.documentElement.getAttribute('style') ?? document.body.getAttribute('style')).toBeNull();
  });
});

describe('A popover closes', () => {
  const come = async () => {
    start('data-appears="popover" data-appears-after="1"', '<p>文章</p>');
    await vi.advanceTimersByTimeAsync(1000);
    expect(isThere()).toBe(true);
  };

  it.each([
    ['by its cross', () => press('.close')],
    ['by a press outside', () => document.querySelector('p')?.click()],
    ['by Back within the page', () => dispatchEvent(new PopStateEvent('popstate'))],
  ])('%s', async (_, close) => {
    await come();
    close();
    expect(host()).toBeNull();
  });

  it('by Esc and by Back of a phone, which browsers tell in one way', async () => {
    const watchers: { onclose: (() => void) | null }[] = [];
    vi.stubGlobal(
      'CloseWatcher',
      class extends EventTarget {
        onclose: (() => void) | null = null;
        constructor() {
          super();
          watchers.push(this);
        }
      },
    );
    await come();
    watchers[0]?.onclose?.();
    expect(host()).toBeNull();
    vi.unstubAllGlobals();
  });

  it('by Esc where browsers cannot tell, unless the page has used the key', async () => {
    vi.stubGlobal('CloseWatcher', undefined);
    await come();
    const key = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    const used = key();
    used.preventDefault();
    dispatchEvent(used);
    expect(isThere()).toBe(true);
    dispatchEvent(key());
    expect(host()).toBeNull();
    vi.unstubAllGlobals();
  });

  it('but not by a press in itself', async () => {
    await come();
    partOf('h2')?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    expect(isThere()).toBe(true);
  });
});

describe('A press opens the form', () => {
  it('with the attributes that the page gives it, and the page hears of all without anything about the visitor', async () => {
    const events: unknown[] = [];
    const hear = ({ type, detail }: Event & { detail?: unknown }) => events.push([type, detail]);
    for (const event of TEASER_EVENTS) addEventListener(event, hear as EventListener);
    start(
      'data-appears="tab" data-appears-open="side" data-appraisal-form-theme="lp" data-appraisal-form-variant="a"',
    );
    press('.open');
    await vi.waitFor(() => expect(events).toHaveLength(2));
    press('.close');
    for (const event of TEASER_EVENTS) removeEventListener(event, hear as EventListener);
    const [opener] = open.mock.lastCall as unknown as [Element];
    expect(opener.getAttribute('data-appraisal-form-open')).toBe('side');
    expect(opener.getAttribute('data-appraisal-form-theme')).toBe('lp');
    expect(events).toEqual(TEASER_EVENTS.map((event) => [event, { kind: 'tab', variant: 'a' }]));
  });

  it('unless the script of the form, which heard it first, has done so', async () => {
    const prevent = (event: Event) => event.preventDefault();
    addEventListener('click', prevent, true);
    start('data-appears="button"');
    press('.open');
    removeEventListener('click', prevent, true);
    expect(open).not.toHaveBeenCalled();
  });

  it('of the kind that chance has chosen, where a page compares two', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    start('data-appears="tab|button" data-appraisal-form-variant="a|b"');
    expect(host()?.dataset.appraisalFormTeaser).toBe('button');
    expect(partOf('.open')?.getAttribute('data-appraisal-form-variant')).toBe('b');
    vi.restoreAllMocks();
  });
});

describe('Each kind', () => {
  const LEFT_AND_RIGHT = ['left', 'right'];

  it.each(TEASERS.flatMap((kind) => LEFT_AND_RIGHT.map((side) => [kind, side] as [TeaserKind, string])))(
    '%s at the %s fits a phone of 320 pixels, with targets of 44',
    async (kind, side) => {
      const { width } = document.body.style;
      start(`data-appears="${kind}" data-appears-side="${side}" data-appears-after="1"`);
      await vi.advanceTimersByTimeAsync(1000);
      const frame = partOf('aside') as HTMLElement;
      const box = frame.getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(-1);
      expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth + 1);
      for (const button of frame.querySelectorAll('button')) {
        const target = button.getBoundingClientRect();
        expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44);
      }
      expect(frame.getAttribute('aria-label')).toBeTruthy();
      document.body.style.width = width;
    },
  );
});

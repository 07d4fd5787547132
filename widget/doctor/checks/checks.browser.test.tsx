import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FindingCode } from '#contract/embed/doctor.ts';
import { scriptLines } from '#contract/embed/snippet.ts';
import { readSettings } from '../../base/attributes.ts';
import type { Check } from '../finding.ts';
import { versionFindings } from '../version.ts';
import { hasAdLabel } from './ad-label.ts';
import { ancestors } from './ancestors.ts';
import { attributes } from './attributes.ts';
import { conversions } from './conversions.ts';
import { covered } from './covered.ts';
import { uncut } from './cut-off.ts';
import { importMap } from './import-map.ts';
import { inert } from './inert.ts';
import { mode } from './mode.ts';
import { natives } from './natives.ts';
import { page } from './page.ts';
import { sandbox } from './sandbox.ts';
import { scripts } from './scripts.ts';
import { storage } from './storage.ts';
import { tagNames } from './tag-names.ts';
import { tags } from './tags.ts';
import { ofTeaser } from './teasers.ts';
import { width } from './width.ts';

/* A page of a partner with an element of that name. The checks look only at it and at the page, so it needs no form. */

let form: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="around"><appraisal-form style="display: block"></appraisal-form></div>';
  form = document.querySelector('appraisal-form') as HTMLElement;
});
afterEach(() => {
  document.body.replaceChildren();
});

const around = (css: string) => {
  (form.parentElement as HTMLElement).style.cssText = css;
};

const run = (check: Check) => {
  const settings = readSettings((name) => form.getAttribute(name));
  return check({ form, settings, site: 'https://form.example', base: 'https://form.example' });
};

async function codes(check: Check): Promise<FindingCode[]> {
  return (await run(check)).map(({ code }) => code);
}

describe('The width of the form', () => {
  test('is enough on a phone', async () => {
    expect(await codes(width)).toEqual([]);
  });

  test.each([
    ['width: 0', 'no-width'],
    ['width: 279px', 'narrow'],
    ['width: 5000px', 'overflow'],
    ['position: absolute; left: -40px; width: 300px', 'overflow'],
    ['display: none', 'hidden'],
  ])('is wrong with %s', async (css, code) => {
    around(css);
    expect(await codes(width)).toEqual([code]);
  });
});

describe('The height of the form', () => {
  beforeEach(() => {
    form.style.height = '900px';
  });

  test.each([
    ['max-height: 600px; overflow: hidden', 'cut-off'],
    ['height: 600px; overflow: clip', 'cut-off'],
    ['height: 600px; contain: content', 'cut-off'],
    // A closed part of the page, which a visitor may open.
    ['max-height: 0; overflow: hidden', 'hidden'],
  ])('is not seen whole with %s', async (css, code) => {
    around(css);
    const [one] = await run(uncut);
    expect(one?.code).toBe(code);
    if (code === 'cut-off') expect(one?.found).toMatch(/id="around".*600.*900/);
  });

  test.each(['', 'overflow: hidden', 'max-height: 600px', 'max-height: 600px; overflow: auto'])(
    'is seen whole with “%s”',
    async (css) => {
      around(css);
      expect(await codes(uncut)).toEqual([]);
    },
  );

  test('is seen whole in a panel that scrolls, although the panel ends there', async () => {
    const panel = document.createElement('div');
    panel.style.cssText = 'height: 600px; overflow: hidden';
    const scroller = document.createElement('div');
    scroller.style.cssText = 'height: 100%; overflow: auto';
    panel.append(scroller);
    document.body.append(panel);
    scroller.append(form);
    expect(await codes(uncut)).toEqual([]);
  });

  test('is that of an element that its position takes out of the page', async () => {
    around('max-height: 600px; overflow: hidden');
    form.style.position = 'absolute';
    expect(await codes(uncut)).toEqual([]);
  });
});

describe('An import map of the page', () => {
  const SITE = 'https://form.example';
  /** Texts that no browser runs: a map would be that of this page. */
  const write = (html: string) => {
    document.body.innerHTML = html;
  };
  const MAP = '<script type="importmap">{}</script>';
  const MODULE = `<script type="module" src="${SITE}/widget/appraisal-form.js" async></script>`;
  const PRELOAD = `<link rel="modulepreload" href="${SITE}/widget/form.js">`;

  test('below our lines of earlier guides is named, with the lines of today', () => {
    write(PRELOAD + MODULE + MAP);
    const [one] = importMap(SITE);
    expect(one?.found).toContain('type="module"とmodulepreload');
    expect(one?.line).toBe(scriptLines(SITE));
  });

  test('below lines of a fixed version is named, and they stay as they are', () => {
    write(PRELOAD.replace('href', 'integrity="sha384-a" href') + MAP);
    const [one] = importMap(SITE);
    expect(one?.remedy).toContain('インポートマップより後');
    expect(one?.line).toBeUndefined();
  });

  test.each([
    ['above them', MAP + PRELOAD + MODULE],
    ['below the lines of today', `${scriptLines(SITE)}${MAP}`],
    ['below modules of the page itself', `<script type="module" src="/own.js"></script>${MAP}`],
    ['that is not there', PRELOAD + MODULE],
  ])('%s is no mistake', (_where, html) => {
    write(html);
    expect(importMap(SITE)).toEqual([]);
  });
});

describe('An attribute', () => {
  test.each([
    ['theme', 'lp', []],
    ['theme', 'dark', ['attribute-value']],
    ['initial-category', '', []],
    ['api-base', 'javascript:alert(1)', ['attribute-value']],
    ['medium-uuid', '5b1f6f0e', ['medium-malformed']],
    ['inital-category', 'watch', ['attribute-name']],
  ])('%s="%s"', async (name, value, expected) => {
    form.setAttribute(name, value);
    expect(await codes(attributes)).toEqual(expected);
  });

  test('that is misspelt is written as it should be, with its value', async () => {
    form.setAttribute('inital-category', 'watch');
    expect((await run(attributes))[0]?.line).toBe('initial-category="watch"');
  });
});

describe('What is around the form', () => {
  test.each(['transform: rotate(1deg)', 'filter: blur(1px)', 'contain: content', 'will-change: transform'])(
    'holds back what is fixed with %s',
    async (css) => {
      around(css);
      const [one] = await run(ancestors);
      expect(one?.code).toBe('contained');
      expect(one?.found).toContain(css.split(':')[0]);
      expect(one?.found).toContain('id="around"');
    },
  );

  test.each(['', 'overflow: hidden', 'contain: style', 'position: relative; z-index: 1'])(
    'holds back nothing with “%s”, while nothing sticks',
    async (css) => {
      around(css);
      expect(await codes(ancestors)).toEqual([]);
    },
  );

  test('is looked at beyond shadow roots, where components of a page are', async () => {
    const inner = document.createElement('div');
    around('transform: rotate(1deg)');
    form.replaceWith(inner);
    inner.attachShadow({ mode: 'open' }).append(form);
    expect(await codes(ancestors)).toEqual(['contained']);
  });
});

describe('What the browser brings', () => {
  /** Replaces a member until the test has ended. */
  function replace(object: object, name: string, value: unknown, enumerable = false): void {
    const before = Object.getOwnPropertyDescriptor(object, name);
    Object.defineProperty(object, name, { value, configurable: true, writable: true, enumerable });
    onTestFinished(() => {
      Reflect.deleteProperty(object, name);
      if (before) Object.defineProperty(object, name, before);
    });
  }

  test.each([
    ['fetch', () => window],
    ['from', () => Array],
    ['bind', () => Function.prototype],
    ['stringify', () => JSON],
    ['Date', () => window],
    ['attachShadow', () => Element.prototype],
  ] as const)('%s is named when the page has replaced it', async (name, objectOf) => {
    const before = (await run(natives))[0]?.found ?? '';
    expect(before).not.toContain(name);
    const own = Reflect.get(objectOf(), name) as (...given: unknown[]) => unknown;
    replace(objectOf(), name, function (this: unknown, ...args: unknown[]) {
      return Reflect.apply(own, this, args);
    });
    expect((await run(natives)).find(({ code }) => code === 'replaced-natives')?.found).toContain(name);
  });

  test.each([
    ['Object', () => Object.prototype],
    ['Array', () => Array.prototype],
  ] as const)(
    '%s.prototype is named when the page has added something that loops meet',
    async (name, objectOf) => {
      replace(objectOf(), 'vendor', 'x', true);
      const one = (await run(natives)).find(({ code }) => code === 'extended-prototypes');
      expect(one?.found).toContain(`${name}.prototype.vendor`);
    },
  );
});

describe('A conversion', () => {
  const addScript = (code: string) => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.textContent = code;
    document.body.append(script);
  };
  const COUNTS = "document.addEventListener('appraisal-form:complete', count)";

  test('is counted once by a script, or by the dataLayer', async () => {
    addScript(COUNTS);
    expect(await codes(conversions)).toEqual([]);
  });

  test.each([
    ['', ['counted-twice']],
    ['create', ['counted-twice']],
    ['none', []],
  ])('is counted by both with data-layer="%s"', async (dataLayer, expected) => {
    Reflect.set(window, 'dataLayer', []);
    onTestFinished(() => void Reflect.deleteProperty(window, 'dataLayer'));
    form.setAttribute('data-layer', dataLayer);
    expect(await codes(conversions)).toEqual([]);
    addScript(COUNTS);
    expect(await codes(conversions)).toEqual(expected);
  });

  test('is counted twice by the same script', async () => {
    addScript(COUNTS);
    addScript(COUNTS);
    expect(await codes(conversions)).toEqual(['counted-twice']);
  });

  test('of a form in test mode is none, and the doctor says so', async () => {
    form.setAttribute('mode', 'test');
    expect(await codes(mode)).toEqual(['test-mode']);
    form.removeAttribute('mode');
    expect(await codes(mode)).toEqual([]);
  });

  test('of two forms is counted for each', async () => {
    form.after(document.createElement('appraisal-form'));
    expect(await codes(conversions)).toEqual(['several-forms']);
  });
});

describe('The page', () => {
  const meta = () => document.querySelector('meta[name=viewport]');

  test('has what the form needs', async () => {
    expect(await codes(page)).toEqual([]);
  });

  test('without a viewport is small on phones; in a frame that is the business of the page around it', async () => {
    const tag = meta();
    tag?.remove();
    onTestFinished(() => document.head.append(tag ?? ''));
    expect(await codes(page)).toEqual(window.top === window ? ['no-viewport'] : []);
  });

  test('with a fixed header needs scroll-padding-top', async () => {
    const header = document.createElement('header');
    header.style.cssText = 'position: fixed; inset: 0 0 auto; height: 48px; background: white';
    document.body.prepend(header);
    const [one] = await run(page);
    expect(one).toMatchObject({ code: 'page-header', line: 'html { scroll-padding-top: 48px }' });
    document.documentElement.style.scrollPaddingTop = '48px';
    onTestFinished(() => void document.documentElement.style.removeProperty('scroll-padding-top'));
    expect(await codes(page)).toEqual([]);
  });

  test('that hides the browser’s cryptography is not secure', async () => {
    vi.stubGlobal('crypto', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await codes(page)).toEqual(['insecure-page']);
  });

  test('is in no sandbox, and its listeners do not hear how that is found out', async () => {
    const listener = vi.fn();
    window.addEventListener('submit', listener, true);
    onTestFinished(() => window.removeEventListener('submit', listener, true));
    expect(await codes(sandbox)).toEqual([]);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('A page that is paid for', () => {
  const says = (html: string) => {
    document.body.insertAdjacentHTML('afterbegin', html);
    return hasAdLabel(document.body);
  };

  test.each([
    '<p>【PR】この記事は…</p>',
    '<p>※当ページには広告が含まれています</p>',
    '<small>ＰＲ</small>',
    '<p>プロモーションを含みます</p>',
    '<img alt="広告">',
  ])('says so: %s', (html) => {
    expect(says(html)).toBe(true);
  });

  test.each(['<p>時計を売るなら</p>', '<p>PRICE と IMPRESSION</p>', '<p hidden>広告</p>'])(
    'does not: %s',
    (html) => {
      expect(says(html)).toBe(false);
    },
  );

  test('says so in a component of its own', () => {
    const component = document.createElement('div');
    document.body.append(component);
    component.attachShadow({ mode: 'open' }).innerHTML = '<p>PR</p>';
    expect(hasAdLabel(document.body)).toBe(true);
  });
});

describe('The script', () => {
  test('is named once, even if its tag comes twice', async () => {
    const add = (src: string) => {
      const script = document.createElement('script');
      script.type = 'text/plain';
      script.src = src;
      document.body.append(script);
    };
    add('https://a.example/widget/appraisal-form.js');
    add('https://a.example/widget/appraisal-form.js');
    expect(await codes(scripts)).toEqual([]);
    add('https://a.example/widget/1.4.0/appraisal-form.js');
    const [one] = await run(scripts);
    expect(one?.code).toBe('script-versions');
    expect(one?.remedy).toContain('/widget/1.4.0/');
  });

  test('of an earlier version is no mistake, but said', () => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = 'https://a.example/widget/1.4.0/appraisal-form.js';
    document.body.append(script);
    expect(versionFindings('1.4.0')).toEqual([]);
    expect(versionFindings(undefined)).toEqual([]);
    expect(versionFindings('1.5.0')[0]?.found).toContain('1.5.0');
  });

  test('is slow when one of its first files took more than four seconds', async () => {
    const entry = (name: string, duration: number) => ({ name, duration });
    const spy = vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([
        entry('https://a.example/widget/form.js', 4100),
        entry('https://a.example/other.js', 9000),
      ] as never);
    onTestFinished(() => spy.mockRestore());
    const all = await run(scripts);
    expect(all.map(({ code }) => code)).toEqual(['slow-script']);
    expect(all[0]?.found).toContain('form.js');
    expect(all[0]?.line).toContain(
      '<link rel="preload" as="script" crossorigin href="https://form.example/widget/form.js">',
    );
  });
});

describe('Storage', () => {
  test('is there, and nothing stays in it', async () => {
    const before = { ...localStorage };
    const all = await codes(storage);
    expect(all.filter((code) => code !== 'storage-partitioned')).toEqual([]);
    expect({ ...localStorage }).toEqual(before);
  });

  test('that is full is said, unless the page wants nothing stored', async () => {
    const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => spy.mockRestore());
    expect(await codes(storage)).toContain('storage-full');
    form.setAttribute('storage', 'none');
    expect(await codes(storage)).toEqual([]);
  });

  test('that may not be read is said', async () => {
    const spy = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    onTestFinished(() => spy.mockRestore());
    const [one] = await run(storage);
    expect(one?.code).toBe('storage-denied');
    expect(one?.found).toContain('localStorage');
  });
});

describe('A press on the form', () => {
  /** A control at the top and one at the end of a high form. */
  beforeEach(() => {
    const root = form.attachShadow({ mode: 'open' });
    root.innerHTML = '<button>時計</button><p style="height: 3000px"></p><button>次へ</button>';
    around('position: relative');
  });

  const cover = (css: string) => {
    const cover = document.createElement('div');
    cover.id = 'cover';
    cover.style.cssText = css;
    form.after(cover);
  };

  test.each([
    ['position: absolute; inset: 0', ['covered']],
    ['position: absolute; inset: auto 0 0; height: 40px', ['covered']],
    ['position: absolute; inset: 0; pointer-events: none', []],
    ['position: absolute; top: 500px; height: 300px; width: 100%', []],
    ['position: fixed; inset: 0', ['covered-now']],
    ['position: fixed; inset: auto 0 0; height: 20px', []],
  ])('below an element with “%s”: %j', async (css, expected) => {
    cover(css);
    const before = [scrollX, scrollY];
    const all = await run(covered);
    expect(all.map(({ code }) => code)).toEqual(expected);
    for (const one of all) expect(one.found).toContain('<div id="cover">');
    expect([scrollX, scrollY]).toEqual(before);
  });

  test('is held back by inert, also beyond a shadow root', async () => {
    expect(await codes(inert)).toEqual([]);
    const inner = document.createElement('div');
    form.parentElement?.setAttribute('inert', '');
    form.replaceWith(inner);
    inner.attachShadow({ mode: 'closed' }).append(form);
    expect(await codes(inert)).toEqual(['inert']);
  });

  test('reaches it in a closed shadow root, unless something lies there on it', async () => {
    const inner = document.createElement('div');
    form.replaceWith(inner);
    inner.attachShadow({ mode: 'closed' }).append(form);
    expect(await codes(covered)).toEqual([]);
    cover('position: absolute; inset: 0');
    expect(await codes(covered)).toEqual(['covered']);
  });
});

describe('An element of a page without a form', () => {
  const findingsOf = (html: string) => {
    document.body.innerHTML = html;
    return tagNames().map(({ code, line }) => `${code}: ${line}`);
  };

  test.each(['apraisal-form', 'aprasial-form', 'appraisalform', 'appraisal-from', 'appraisal_form'])(
    'was meant as one: <%s>',
    (name) => {
      expect(findingsOf(`<${name} theme="lp"><a href="/form">開く</a></${name}>`)).toEqual([
        expect.stringMatching(/^tag-name: <appraisal-form theme="lp"><a href=.*<\/a><\/appraisal-form>$/),
      ]);
    },
  );

  test.each(['appraisal-list', 'contact-form', 'form', 'applied-filter-form', 'appraisal-forms'])(
    'was not: <%s>',
    (name) => {
      if (name === 'appraisal-forms') customElements.define(name, class extends HTMLElement {});
      expect(findingsOf(`<${name}></${name}>`)).toEqual([]);
    },
  );
});

describe('The tag of the element', () => {
  const write = (html: string) => {
    document.body.innerHTML = html;
    form = document.querySelector('appraisal-form') as HTMLElement;
  };

  test.each([
    '<div><appraisal-form /><h2>会社概要</h2></div>',
    '<div><appraisal-form theme="lp" />\n<p>続きの本文</p></div>',
    '<div><appraisal-form><p>次</p><footer>会社概要</footer></div>',
  ])('has not ended before the page goes on: %s', async (html) => {
    write(html);
    expect(await codes(tags)).toEqual(['self-closed']);
  });

  test.each([
    '<div><appraisal-form></appraisal-form><h2>会社概要</h2></div>',
    '<div><appraisal-form /></div>',
    '<div><appraisal-form>開く</appraisal-form></div>',
    '<div><appraisal-form><p>読み込み中</p></appraisal-form></div>',
    '<div><appraisal-form>\n<p>読み込み中</p>\n</appraisal-form>\n</div>',
    '<div><appraisal-form>\n<p>読み込み中</p><p><a href="/form">開く</a></p></appraisal-form></div>',
  ])('has ended: %s', async (html) => {
    write(html);
    expect(await codes(tags)).toEqual([]);
  });
});

describe('A value', () => {
  test.each([
    ['redirect-url', 'www.example.jp/thanks', ['attribute-value']],
    ['redirect-url', 'example.co.jp/thanks.html', ['attribute-value']],
    ['redirect-url', 'thanks.html', []],
    ['redirect-url', '/thanks', []],
    ['terms-url', 'https://example.jp/terms', []],
    ['tracking', 'sub_id=42&campaign=spring', []],
    ['tracking', '42', ['attribute-value']],
    ['tracking', '{"sub_id":42}', ['attribute-value']],
    ['tracking', 'sub id=42', ['attribute-value']],
  ])('%s="%s": %j', async (name, value, expected) => {
    form.setAttribute(name, value);
    expect(await codes(attributes)).toEqual(expected);
  });
});

test.each([
  ['data-appears="tab|slider" data-appears-side="left" data-appears-after="20" data-appears-leaving', []],
  ['data-appears="banner" data-appears-scroll="120"', ['attribute-value', 'attribute-value']],
  ['data-appears="popover" data-appears-seen="#nowhere"', ['attribute-value']],
  ['data-appears="popover" data-appears-seen="p >"', ['attribute-value']],
  ['data-appears="popover" data-appears-seen="#around"', []],
  ['data-appears="tab" data-appears-sied="left"', ['attribute-name']],
  ['data-side="left"', []],
])('A teaser with %s', (attributes, codes) => {
  document.body.insertAdjacentHTML('beforeend', `<span ${attributes}></span>`);
  const findings = ofTeaser(document.body.lastElementChild as Element);
  expect(findings.map(({ code }) => code)).toEqual(codes);
  expect(findings.filter(({ remedy }) => !remedy)).toEqual([]);
});

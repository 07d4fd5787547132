import { describe, expect, test } from 'vitest';
import { readDemoSettings, toApiBase, toAttributes, toQuery } from './settings.ts';
import { toSnippet } from './snippet.ts';

const ORIGIN = 'https://form.example.jp';
const SCRIPT = `<link rel="modulepreload" media="(device-posture)" href="${ORIGIN}/widget/form.js">
<link rel="preload" as="script" crossorigin href="${ORIGIN}/widget/form.js">
<script src="${ORIGIN}/widget/appraisal-form.js" async></script>`;
const LINK = `<a href="${ORIGIN}/form">査定フォームを開く</a>`;

describe('A shared URL shows the same settings', () => {
  test.each([
    '',
    '?theme=lp&initial-category=watch',
    '?initial-category=antique&initial-selection=%E7%9D%80%E7%89%A9',
    '?way=side',
    '?navigation=host&step=customer',
    '?mode=test',
    '?fail=500&fail-scope=submission',
    '?width=390',
  ])('"%s"', (query) => {
    expect(toQuery(readDemoSettings(query))).toBe(query);
  });

  test('a value that is not allowed becomes the default', () => {
    expect(readDemoSettings('?theme=purple&width=12&fail=often')).toEqual(readDemoSettings(''));
  });
});

describe('The snippet has the lines for the current settings', () => {
  test('with all defaults it has no attributes', () => {
    expect(toSnippet(readDemoSettings(''), ORIGIN)).toBe(
      `${SCRIPT}\n<appraisal-form>${LINK}</appraisal-form>`,
    );
  });

  test('with changed settings it has only those', () => {
    expect(toSnippet(readDemoSettings('?theme=lp&initial-category=watch'), ORIGIN)).toBe(
      `${SCRIPT}\n<appraisal-form theme="lp" initial-category="watch">${LINK}</appraisal-form>`,
    );
  });

  test('it has the frame or the button that is asked for', () => {
    expect(toSnippet(readDemoSettings('?way=frame&theme=lp'), ORIGIN)).toContain(
      `${SCRIPT}\n<iframe src="${ORIGIN}/frame?theme=lp" title="査定フォーム"`,
    );
    expect(toSnippet(readDemoSettings('?way=side&theme=lp'), ORIGIN)).toBe(
      `${SCRIPT}\n<a href="${ORIGIN}/form" data-appraisal-form-open="side" data-appraisal-form-theme="lp">無料で査定する</a>`,
    );
  });

  test('what the page gives stands in the tag, also of a frame, and never in its address', () => {
    const query = `?prefill-with=${encodeURIComponent('brand=A&model=B')}&skip-filled=true`;
    const attributes = 'prefill-with="brand=A&amp;model=B" skip-filled="true"';
    expect(toSnippet(readDemoSettings(query), ORIGIN)).toContain(`<appraisal-form ${attributes}>`);
    expect(toSnippet(readDemoSettings(`${query}&way=frame`), ORIGIN)).toMatch(
      new RegExp(`<iframe src="${ORIGIN}/frame" .* ${attributes}></iframe>$`),
    );
  });

  test('a teaser is one line, which brings the form with the first press', () => {
    expect(toSnippet(readDemoSettings('?way=popover&theme=lp'), ORIGIN)).toBe(
      `<script src="${ORIGIN}/widget/teaser.js" async data-appears="popover" data-appraisal-form-theme="lp"></script>`,
    );
  });

  test('it has no API base that makes calls fail', () => {
    expect(toSnippet(readDemoSettings('?fail=500&width=320'), ORIGIN)).not.toMatch(/api-base|500|320/);
  });

  test('quotes and angle brackets in a name cannot break out of the attribute', () => {
    const settings = readDemoSettings(`?product-name=${encodeURIComponent('"><script>')}`);
    expect(toSnippet(settings, ORIGIN)).toContain('product-name="&quot;&gt;&lt;script&gt;"');
  });
});

describe('Calls fail on purpose only when asked to', () => {
  test('nothing fails by default', () => {
    expect(toApiBase(readDemoSettings(''))).toBeUndefined();
  });

  test('the chosen failure and calls are in the API base', () => {
    expect(toApiBase(readDemoSettings('?fail=422&fail-scope=address'))).toBe('/demo/api/422/address');
  });

  test('a failure is not an attribute', () => {
    expect(toAttributes(readDemoSettings('?fail=422'))).toEqual([]);
  });
});

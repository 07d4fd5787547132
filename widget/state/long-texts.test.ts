import { expect, test } from 'vitest';
import { customerProblem } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import { convert } from '../customer/customer-rules.ts';
import { suggestEmail } from '../japanese/email-suggestion.ts';
import { FuriganaCapture } from '../japanese/furigana.ts';
import { normaliseNumber } from '../japanese/number.ts';

/**
 * A pasted text of any length costs no more time than its length. With half a million characters a pattern whose time
 * grows with the square would take minutes.
 */
const LENGTH = 500_000;
const QUICK_MS = 2_000;

const NASTY: Record<string, string> = {
  dots: `${'a@'.padEnd(LENGTH, '.')}x`,
  'at-signs': '@'.repeat(LENGTH),
  hyphens: `${'0'.padEnd(LENGTH, '-')}x`,
  digits: `${'0'.padEnd(LENGTH, '9')}x`,
  spaces: `${'a'.padEnd(LENGTH, ' ')}x`,
  'full-width spaces': `${'ア'.padEnd(LENGTH, '\u3000')}山`,
  kana: `${'ー'.repeat(LENGTH)}山`,
  'half-width kana': `${'ﾊﾞ'.repeat(LENGTH / 2)}山`,
  'voicing marks': `カ${'\u3099'.repeat(LENGTH)}`,
};

function isQuick(work: () => void): void {
  const startedAt = performance.now();
  work();
  expect(performance.now() - startedAt).toBeLessThan(QUICK_MS);
}

const texts = Object.entries(NASTY);
const rows = CUSTOMER_FIELD_KEYS.flatMap((key) => texts.map(([what, text]) => ({ key, what, text })));

test.each(rows)('$key takes a very long text of $what at once', ({ key, text }) => {
  isQuick(() => {
    const value = convert(key, text);
    expect(value).toBe(text);
    customerProblem(key, value);
  });
});

test.each(texts)('%s give no suggestion for an e-mail address, at once', (_, text) => {
  isQuick(() => expect(suggestEmail(text)).toBeUndefined());
  isQuick(() => expect(suggestEmail(`taro@${text}`)).toBeUndefined());
});

test.each(texts)('%s are read as a name at once', (_, text) => {
  isQuick(() => {
    const capture = new FuriganaCapture();
    capture.input(text);
    capture.compositionStart(text);
    capture.compositionUpdate('やまだ');
    capture.compositionEnd('山田', `山田${text}`);
    capture.compositionStart(text);
    capture.compositionUpdate(text);
    capture.compositionEnd(text, `${text}${text}`);
  });
});

test.each(texts)('%s are read as a number at once', (_, text) => {
  isQuick(() => normaliseNumber(text));
});

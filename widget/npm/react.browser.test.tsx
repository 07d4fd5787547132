import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ATTRIBUTE_NAMES, EVENTS, PROPERTIES, TAG, toCamelCase } from '#contract/embed/element.ts';
import { TEASER_OPTIONS, teaserAttribute } from '#contract/embed/teaser.ts';
import { AppraisalForm, AppraisalTeaser } from './react.ts';

const { appear, takeAway } = vi.hoisted(() => {
  const takeAway = vi.fn();
  return { appear: vi.fn(() => takeAway), takeAway };
});

/* The element itself does not have to run. */
vi.mock('./index.ts', () => ({
  ATTRIBUTES: Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [toCamelCase(name), name])),
  EVENTS,
  PROPERTIES,
  TAG,
  TEASER_ATTRIBUTES: Object.fromEntries(
    TEASER_OPTIONS.map((option) => [option ? toCamelCase(option) : 'appears', teaserAttribute(option)]),
  ),
  appear,
}));

test('A partner’s attributes, handlers and ref arrive at the element', async () => {
  const ref = createRef<HTMLElement>();
  const [onPress, onComplete] = [vi.fn(), vi.fn()];
  await render(
    <AppraisalForm
      ref={ref as never}
      initialCategory="watch"
      className="wide"
      tabIndex={-1}
      hidden={false}
      data-place="top"
      aria-busy={false}
      aria-label="査定"
      onClick={onPress}
      onComplete={onComplete}
    />,
  );
  const form = document.querySelector(TAG) as HTMLElement;
  expect(ref.current).toBe(form);
  expect(form.dataset.place).toBe('top');
  expect(
    ['class', 'initial-category', 'tabindex', 'aria-busy', 'aria-label'].map((name) =>
      form.getAttribute(name),
    ),
  ).toEqual(['wide', 'watch', '-1', 'false', '査定']);
  expect(form.hasAttribute('hidden')).toBe(false);
  form.click();
  expect(onPress).toHaveBeenCalledOnce();
  form.dispatchEvent(new CustomEvent('appraisal-form:complete', { detail: { uuid: 'r1', shops: 1 } }));
  expect(onComplete.mock.lastCall?.[0].detail.uuid).toBe('r1');
});

test('An attribute that a partner takes back is gone, and a ref that is a function hears of both', async () => {
  const elements: (Element | null)[] = [];
  const hear = (element: Element | null) => void elements.push(element);
  function Page() {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setThere(false)}>
          外す
        </button>
        <AppraisalForm data-place={isThere ? 'top' : undefined} ref={hear as never} />
      </>
    );
  }
  const page = await render(<Page />);
  const form = document.querySelector(TAG);
  expect(form?.getAttribute('data-place')).toBe('top');
  await page.getByRole('button', { name: '外す' }).click();
  await expect.poll(() => form?.hasAttribute('data-place')).toBe(false);
  await page.unmount();
  expect(elements).toEqual([form, null]);
});

test('A teaser is asked for by its props, waits for consent, and goes with its component', async () => {
  const teaser = (agreed: boolean) => (
    <AppraisalTeaser appears="popover" after={20} leaving side="left" theme="lp" afterConsent={!agreed} />
  );
  const page = await render(teaser(false));
  const [marker] = appear.mock.lastCall as unknown as [HTMLElement];
  expect({ ...marker.dataset }).toEqual({
    appears: 'popover',
    appearsAfter: '20',
    appearsLeaving: '',
    appearsSide: 'left',
    appearsAfterConsent: '',
    appraisalFormTheme: 'lp',
  });
  await page.rerender(teaser(true));
  expect(marker.dataset.appearsAfterConsent).toBeUndefined();
  await page.unmount();
  expect(takeAway).toHaveBeenCalledOnce();
});

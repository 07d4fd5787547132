import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ATTRIBUTE_NAMES, EVENTS, PROPERTIES, TAG, toCamelCase } from '#contract/embed/element.ts';
import { AppraisalForm } from './react.ts';

/* The element itself does not have to run. */
vi.mock('./index.ts', () => ({
  ATTRIBUTES: Object.fromEntries(ATTRIBUTE_NAMES.map((name) => [toCamelCase(name), name])),
  EVENTS,
  PROPERTIES,
  TAG,
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

import type { Swiper } from 'swiper';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerPauseButtons } from '../pause-button/pausing.ts';
import { Carousel } from './carousel.tsx';
import { defineCarousel } from './carousel-element.ts';

defineCarousel();
answerPauseButtons();

const LABEL = '買取実績';
const PICTURES = ['一枚目', '二枚目', '三枚目', '四枚目'];

const show = (options: { when?: string; delay?: number } = {}) =>
  render(
    <div style={{ width: 320 }}>
      <Carousel label={LABEL} delay={60_000} pagination {...options}>
        {PICTURES.map((name) => (
          <div key={name} style={{ width: 280, height: 80 }}>
            {name}
          </div>
        ))}
      </Carousel>
    </div>,
  );

const carousel = page.getByRole('group', { name: LABEL });
const slideOf = (name: string) => page.getByText(name).element().getBoundingClientRect();
const preferMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

beforeEach(() => preferMotion('reduce'));

describe('A carousel', () => {
  test('is a group with a name, and a list of all its slides', async () => {
    await show();
    await expect.element(carousel).toHaveAttribute('aria-roledescription', 'カルーセル');
    expect(carousel.getByRole('listitem').elements()).toHaveLength(PICTURES.length);
  });

  // Clause 1.2-62
  test('shows a slide when its dot is pressed', async () => {
    await show();
    await page.getByRole('button', { name: '3枚目を表示' }).click();
    await expect.poll(() => Math.round(slideOf('三枚目').left)).toBeLessThan(100);
  });

  test('shows a slide when its dot is reached by keyboard', async () => {
    await show();
    const dot = page.getByRole('button', { name: '2枚目を表示' });
    await expect.element(dot).toBeVisible();
    (dot.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => Math.round(slideOf('二枚目').left)).toBeLessThan(100);
  });

  // Clauses 1.2-61, 1.4-9, 1.4-30
  test('goes on by itself after its time, from the last slide to the first, also after a visitor has chosen one by keyboard', async () => {
    await preferMotion('no-preference');
    await show({ delay: 1_000 });
    const dot = page.getByRole('button', { name: '3枚目を表示' });
    await expect.element(dot).toBeVisible();
    (dot.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const isInView = (name: string) => () => {
      const { left, right } = slideOf(name);
      return left >= 0 && right <= 390;
    };
    await expect.poll(isInView('三枚目')).toBe(true);
    // The carousel comes round, so that a slow machine sees each slide sooner or later.
    await expect.poll(isInView('四枚目'), { timeout: 10_000 }).toBe(true);
    await expect.poll(isInView('一枚目'), { timeout: 10_000 }).toBe(true);
  });

  test('can be stopped where it moves by itself', async () => {
    await preferMotion('no-preference');
    await show();
    await page.getByRole('button', { name: '自動再生を止める' }).click();
    await expect.element(page.getByRole('button', { name: '自動再生を始める' })).toBeVisible();
  });

  test('holds still while one of its slides has the focus, and goes on afterwards', async () => {
    await preferMotion('no-preference');
    await render(
      <Carousel label={LABEL} delay={60_000} pagination>
        {PICTURES.map((name) => (
          <a href="#slide" key={name} style={{ display: 'block', width: 280 }}>
            {name}
          </a>
        ))}
      </Carousel>,
    );
    const pause = page.getByRole('button', { name: '自動再生を止める' });
    await expect.element(pause).toBeVisible();
    const isMoving = () => {
      const row = carousel.element().querySelector<HTMLElement & { swiper?: Swiper }>('.swiper');
      return row?.swiper?.autoplay.running;
    };
    const [first, second] = PICTURES.map((name) => page.getByRole('link', { name }).element() as HTMLElement);
    await expect.poll(isMoving).toBe(true);
    first?.focus();
    await expect.poll(isMoving).toBe(false);
    second?.focus();
    await expect.poll(isMoving).toBe(false);
    (pause.element() as HTMLElement).focus();
    await expect.poll(isMoving).toBe(true);
    await userEvent.keyboard('{Enter}');
    first?.focus();
    first?.blur();
    await expect.poll(isMoving).toBe(false);
  });

  test('does not move by itself for those who do not want it', async () => {
    await show();
    await expect.element(page.getByRole('button', { name: '2枚目を表示' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '自動再生を止める' })).not.toBeInTheDocument();
  });

  test('watches nothing any more when the visitor has gone on to another page', async () => {
    const query = '(max-width: 400px)';
    /** Waits until all who follow the query know the new width. */
    const resize = async (width: number) => {
      const { promise, resolve } = Promise.withResolvers();
      matchMedia(query).addEventListener('change', resolve, { once: true });
      await page.viewport(width, 844);
      await promise;
    };
    const { unmount } = await show({ when: query });
    await expect.element(page.getByRole('button', { name: '2枚目を表示' })).toBeVisible();
    await unmount();
    const observeSpy = vi.spyOn(IntersectionObserver.prototype, 'observe');
    await resize(600);
    await resize(390);
    expect(observeSpy).not.toHaveBeenCalled();
    observeSpy.mockRestore();
  });

  test('is only there while its media query holds; otherwise the row scrolls by hand', async () => {
    await show({ when: '(min-width: 100000px)' });
    await expect.element(page.getByRole('button', { name: '2枚目を表示' })).not.toBeInTheDocument();
    const row = page.getByText('一枚目').element().closest('[tabindex="0"]');
    expect(row?.scrollWidth).toBeGreaterThan(row?.clientWidth ?? 0);
  });
});

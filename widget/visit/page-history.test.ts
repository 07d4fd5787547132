import { beforeEach, describe, expect, test } from 'vitest';
import type { Step } from '#contract/embed/element.ts';
import { BrowserHistory } from '#test/widget/browser-history.ts';
import { HistoryState } from './history-state.ts';
import { type HistoryWindow, historyOf, type Layer } from './page-history.ts';

/* A dialog of the page with a form in it. */

const ELEMENT = {} as Element;
const AROUND_FORM = { contains: (element) => element === ELEMENT } as Element;

let browser: BrowserHistory;
let window: HistoryWindow;
let step: Step;
let picker: boolean;
let isOpen: boolean;
let form: HistoryState;
let layer: Layer;
let closePicker: () => void;

/** The part of the screen that Back takes away next. */
const onTop = () => (!isOpen ? 'page' : picker ? 'picker' : step);

function go(next: Step) {
  step = next;
  form.shown(next);
}

function openDialog() {
  isOpen = true;
  historyOf(window).cover(layer);
}

function closeDialog() {
  isOpen = false;
  historyOf(window).uncover(layer);
}

function openPicker() {
  picker = true;
  closePicker = form.opened(() => {
    picker = false;
  });
}

/** The seller closes it by its cross, and not by Back. */
function leavePicker() {
  picker = false;
  closePicker();
}

function load() {
  window = browser.window;
  step = 'items';
  picker = false;
  isOpen = false;
  form = new HistoryState(
    { window, name: 'form', element: ELEMENT },
    {
      step: () => step,
      isOn: () => true,
      pageRoutes: () => false,
      isHeld: () => false,
      showFirstStep: () => go('items'),
      showAgain: () => false,
      onReturn: () => {},
    },
  );
  const dialog = { name: 'dialog', isOn: () => true };
  layer = { of: dialog, holds: AROUND_FORM, takeAway: closeDialog };
  historyOf(window).follow(dialog);
  form.follow();
}

beforeEach(() => {
  browser = new BrowserHistory({ view: 'list' });
  load();
});

test('Back closes the picker, goes a step back, closes the dialog, and leaves the page', () => {
  openDialog();
  go('customer');
  openPicker();
  const ways = [onTop()];
  while (!browser.left) {
    browser.back();
    ways.push(browser.left ? 'left' : onTop());
  }
  expect(ways).toEqual(['picker', 'customer', 'items', 'page', 'left']);
});

test('A dialog that was used and closed costs no press of Back, and Back goes no further than one page', () => {
  browser.pushState({ view: 'more' });
  openDialog();
  openPicker();
  leavePicker();
  closeDialog();
  browser.back();
  expect(browser.state).toEqual({ view: 'list' });
});

test('Back to the page of a closed dialog shows that page', () => {
  openDialog();
  openPicker();
  leavePicker();
  closeDialog();
  browser.pushState({ view: 'more' });
  browser.back();
  expect(browser.state).toMatchObject({ view: 'list' });
  browser.back();
  expect(browser.left).toBe(true);
});

test('A closed dialog does not come back with Forward', () => {
  openDialog();
  browser.back();
  browser.forward();
  expect(onTop()).toBe('page');
  browser.back();
  expect(browser.left).toBe(true);
});

describe('a form that waits in a closed dialog in a later step', () => {
  beforeEach(() => {
    openDialog();
    go('customer');
    closeDialog();
  });

  test('does not hold Back up', () => {
    browser.back();
    expect([step, browser.left]).toEqual(['customer', true]);
  });

  test('goes a step back when the dialog is open again, before the dialog closes, with the entries that are there', () => {
    openDialog();
    expect(browser.added).toBe(2);
    browser.back();
    expect(onTop()).toBe('items');
    browser.back();
    expect(onTop()).toBe('page');
  });

  test('does so on another view of the page, too', () => {
    browser.pushState({ view: 'more' });
    openDialog();
    browser.back();
    expect(onTop()).toBe('items');
    browser.back();
    expect(onTop()).toBe('page');
    expect(browser.state).toMatchObject({ view: 'more' });
    browser.back();
    expect(browser.state).toMatchObject({ view: 'list' });
  });
});

test('A page that goes elsewhere under an open dialog is left without it', () => {
  browser.pushState({ view: 'more' });
  openDialog();
  browser.go(-2);
  expect([onTop(), browser.state]).toEqual(['page', { view: 'list' }]);
});

test('Entries into which a page copies the state of another are its own', () => {
  openDialog();
  closeDialog();
  browser.pushState({ ...(browser.state as object), view: 'more' }, '', 'https://partner.example/more');
  openDialog();
  browser.back();
  expect([onTop(), browser.state]).toMatchObject(['page', { view: 'more' }]);
  browser.back();
  expect(browser.state).toMatchObject({ view: 'list' });
});

describe('where the browser has the Navigation API', () => {
  /** The entry on the screen, as that API tells of it. */
  const navigation = () => {
    const states = new Map<string, unknown>([['1', { router: 'list' }]]);
    return {
      get currentEntry() {
        const key = `${browser.added}`;
        return { key, getState: () => states.get(key) };
      },
      updateCurrentEntry: ({ state }: { state: unknown }) => void states.set(`${browser.added}`, state),
    };
  };

  test('an entry whose state the page has overwritten is known by its key', () => {
    Object.assign(window, { navigation: { currentEntry: { key: 'one', getState: () => undefined } } });
    openDialog();
    browser.replaceState({ htmx: true });
    expect(historyOf(window).mark?.depth).toBe(1);
  });

  test('its state for the page stays, too', () => {
    browser.pushState({ view: 'more' });
    Object.assign(window, { navigation: navigation() });
    openDialog();
    expect(window.navigation?.currentEntry?.getState()).toEqual({ router: 'list' });
  });
});

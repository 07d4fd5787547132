import { describe, expect, onTestFinished, test } from 'vitest';
import type { Step } from '#contract/embed/element.ts';
import { BrowserHistory } from '#test/widget/browser-history.ts';
import { HistoryState } from './history-state.ts';
import { PageHistory } from './page-history.ts';

/** A form as its history sees it: dialogs above steps. */
class Screen {
  step: Step = 'items';
  readonly dialogs: string[] = [];
  sending = false;
  isOn = true;
  pageRoutes = false;
  complete = true;
  readonly history: HistoryState;
  readonly stop: () => void;

  constructor(browser: BrowserHistory, name = 'form', window = browser.window) {
    this.history = new HistoryState(
      { window, name },
      {
        step: () => this.step,
        isOn: () => this.isOn,
        pageRoutes: () => this.pageRoutes,
        isHeld: () => this.sending,
        showFirstStep: () => this.go('items'),
        showAgain: (step) => {
          const can = step === 'customer' && this.step === 'items' && this.complete;
          if (can) this.go(step);
          return can;
        },
        onReturn: () => this.step === 'thanks' && this.go('items'),
      },
    );
    this.step = this.history.stepBefore ?? 'items';
    this.history.shown(this.step);
    this.stop = this.history.follow();
    onTestFinished(this.stop);
  }

  go(step: Step): void {
    this.step = step;
    this.history.shown(step);
  }

  /** Opens a dialog. Returns the action of its close button. */
  open(name: string): () => void {
    const leave = () => void this.dialogs.splice(this.dialogs.indexOf(name), 1);
    this.dialogs.push(name);
    const close = this.history.opened(leave);
    return () => {
      leave();
      close();
    };
  }

  /** The step and dialogs on the screen. */
  get seen(): string {
    return [this.step, ...this.dialogs].join(' > ');
  }
}

function open(state: unknown = null) {
  const browser = new BrowserHistory(state);
  return { browser, screen: new Screen(browser) };
}

test('Before the seller acts there is no entry, and the state of the page is as it was', () => {
  const { browser, screen } = open({ page: 7 });
  browser.acted = false;
  screen.open('category');
  screen.go('customer');
  expect(browser.added).toBe(0);
  expect(browser.state).toEqual({ page: 7 });
});

test('Back closes the dialog, then goes a step back, then leaves the page', () => {
  const { browser, screen } = open();
  screen.go('customer');
  screen.open('terms');
  browser.back();
  expect(screen.seen).toBe('customer');
  browser.back();
  expect(screen.seen).toBe('items');
  browser.back();
  expect(browser.left).toBe(true);
});

test('Two entries back close the dialog first, and then go a step back', () => {
  const { browser, screen } = open();
  screen.go('customer');
  const steps: string[] = [];
  screen.history.opened(() => steps.push(screen.seen));
  browser.go(-2);
  expect([...steps, screen.seen]).toEqual(['customer', 'items']);
});

test('Forward shows the step again, with its way back', () => {
  const { browser, screen } = open();
  screen.go('customer');
  browser.back();
  browser.forward();
  expect(screen.seen).toBe('customer');
  browser.back();
  expect(screen.seen).toBe('items');
});

test('Forward shows no step that has nothing to show', () => {
  const { browser, screen } = open();
  screen.go('customer');
  browser.back();
  screen.complete = false;
  browser.forward();
  expect(screen.seen).toBe('items');
  browser.back();
  expect(browser.left).toBe(true);
});

describe('a dialog that the seller has closed', () => {
  test('costs no press of Back', () => {
    const { browser, screen } = open();
    screen.open('category')();
    browser.back();
    expect(browser.left).toBe(true);
  });

  test('leaves its entry to the next dialog and to the next step', () => {
    const { browser, screen } = open();
    for (const name of ['category', 'brand', 'model']) screen.open(name)();
    screen.go('customer');
    expect(browser.added).toBe(1);
    browser.back();
    expect(screen.seen).toBe('items');
    browser.back();
    expect(browser.left).toBe(true);
  });

  test('does not come back with Forward', () => {
    const { browser, screen } = open();
    screen.open('category');
    browser.back();
    browser.forward();
    expect(screen.seen).toBe('items');
    browser.back();
    expect(browser.left).toBe(true);
  });

  test('above a later step costs no press either', () => {
    const { browser, screen } = open();
    screen.go('customer');
    screen.open('terms')();
    browser.back();
    expect(screen.seen).toBe('items');
  });
});

test('A form that was emptied two entries up is left with one press', () => {
  const { browser, screen } = open();
  screen.go('customer');
  const close = screen.open('terms');
  close();
  screen.go('items');
  browser.back();
  expect(browser.left).toBe(true);
});

describe('the thank-you step', () => {
  const openThanks = () => {
    const { browser, screen } = open();
    screen.go('customer');
    screen.go('thanks');
    screen.complete = false;
    return { browser, screen };
  };

  test('takes the entry of the contact details, and Back leads to the first step', () => {
    const { browser, screen } = openThanks();
    expect(browser.added).toBe(1);
    browser.back();
    expect(screen.seen).toBe('items');
  });

  test('is not shown again by Forward', () => {
    const { browser, screen } = openThanks();
    browser.back();
    browser.forward();
    expect(screen.seen).toBe('items');
  });

  test('is not shown again by a reload', () => {
    const { browser } = openThanks();
    expect(new PageHistory(browser.window).mark?.steps).toEqual({ form: 'thanks' });
  });

  test('is not shown again when the browser brings the page back as it was left', () => {
    const { browser, screen } = openThanks();
    browser.show(true);
    expect(screen.seen).toBe('items');
  });

  test.each([
    ['when the browser shows the page for the first time', false, false],
    ['of a form that was taken away when the browser brings its page back', true, true],
  ])('stays as it is %s', (_, isKept, isAway) => {
    const { browser, screen } = openThanks();
    if (isAway) screen.stop();
    browser.show(isKept);
    expect(screen.seen).toBe('thanks');
  });

  test('stays when its survey is closed by Back', () => {
    const { browser, screen } = openThanks();
    screen.open('survey');
    browser.back();
    expect(screen.seen).toBe('thanks');
  });
});

test('While a request is sent, Back changes nothing', () => {
  const { browser, screen } = open();
  screen.go('customer');
  screen.sending = true;
  browser.back();
  expect(screen.seen).toBe('customer');
  screen.sending = false;
  browser.back();
  expect(screen.seen).toBe('items');
});

describe('after a reload', () => {
  test('the seller is on the same step, and Back works as before', () => {
    const { browser, screen } = open();
    screen.go('customer');
    screen.stop();
    const again = new Screen(browser);
    expect(again.seen).toBe('customer');
    browser.back();
    expect(again.seen).toBe('items');
    browser.back();
    expect(browser.left).toBe(true);
  });

  test('the entry of a dialog that was open costs no press of Back', () => {
    const { browser, screen } = open();
    screen.open('category');
    screen.stop();
    const again = new Screen(browser);
    expect(again.seen).toBe('items');
    browser.back();
    expect(browser.left).toBe(true);
  });
});

describe('what the page keeps in its entries', () => {
  test('is kept in those of the form', () => {
    const { browser, screen } = open({ page: 7 });
    screen.go('customer');
    expect(browser.state).toMatchObject({ page: 7 });
    browser.back();
    expect(browser.state).toMatchObject({ page: 7 });
  });

  test.each([['a text'], [[1, 2]], [7]])('is not touched where a mark has no place: %j', (state) => {
    const { browser, screen } = open(state);
    screen.go('customer');
    expect(browser.added).toBe(0);
    expect(browser.state).toEqual(state);
    expect(screen.seen).toBe('customer');
  });

  test('stays when the page adds entries of its own between those of the form', () => {
    const { browser, screen } = open();
    screen.go('customer');
    browser.pushState({ page: 'own' });
    screen.open('terms');
    browser.back();
    expect(screen.seen).toBe('customer');
    expect(browser.state).toMatchObject({ page: 'own' });
    browser.back();
    expect(screen.seen).toBe('customer');
    browser.back();
    expect(screen.seen).toBe('items');
  });

  test('is left alone when the page goes to an entry of its own, and no dialog stays above it', () => {
    const { browser, screen } = open();
    screen.open('category')();
    browser.pushState({ page: 'own' });
    browser.back();
    const entry = browser.state;
    screen.open('brand');
    browser.forward();
    expect(screen.seen).toBe('items');
    expect(browser.state).toEqual({ page: 'own' });
    browser.back();
    expect(browser.state).toEqual(entry);
  });
});

test('Two forms of a page go back in the order in which they went on', () => {
  const browser = new BrowserHistory();
  const { window } = browser;
  const first = new Screen(browser, 'first', window);
  const second = new Screen(browser, 'second', window);
  first.go('customer');
  second.go('customer');
  first.open('terms')();
  second.open('terms');
  browser.back();
  expect([first.seen, second.seen]).toEqual(['customer', 'customer']);
  browser.back();
  expect([first.seen, second.seen]).toEqual(['customer', 'items']);
  browser.back();
  expect([first.seen, second.seen]).toEqual(['items', 'items']);
});

describe('nothing breaks and nothing is added', () => {
  test('where the page turns it off', () => {
    const { browser, screen } = open();
    screen.isOn = false;
    screen.go('customer');
    screen.open('terms');
    expect(browser.added).toBe(0);
    expect(browser.state).toBeNull();
  });

  test.each([
    [
      'throw',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['do nothing', () => {}],
  ])('where the methods of history %s', (_, method) => {
    const browser = Object.assign(new BrowserHistory(), {
      pushState: method,
      replaceState: method,
      go: method,
    });
    const screen = new Screen(browser);
    screen.go('customer');
    screen.open('terms')();
    screen.go('items');
    browser.dispatchEvent(new Event('popstate'));
    expect(screen.seen).toBe('items');
  });

  test('where there is no window', () => {
    const page = new PageHistory(undefined);
    const closes: string[] = [];
    const of = { name: 'form', isOn: () => true };
    page.follow(of);
    page.cover({ of, takeAway: () => closes.push('closed') });
    expect([page.mark, closes]).toEqual([undefined, []]);
  });

  test('where the form is taken away with its dialog open', () => {
    const { browser, screen } = open();
    const close = screen.open('category');
    const entry = browser.state;
    screen.stop();
    close();
    expect(browser.state).toEqual(entry);
    browser.back();
    expect(browser.left).toBe(false);
  });

  test('where another script wrote nonsense into the entry', () => {
    const { browser, screen } = open({ 'appraisal-form': { form: { depth: 'x', step: 'nowhere' } } });
    screen.go('customer');
    browser.back();
    expect(screen.seen).toBe('items');
  });
});

test('Where the page routes, its steps have no entries of the form, but dialogs do', () => {
  const { browser, screen } = open();
  screen.pageRoutes = true;
  screen.go('customer');
  expect(browser.added).toBe(0);
  screen.open('terms');
  expect(browser.added).toBe(1);
  browser.back();
  expect(screen.seen).toBe('customer');
});

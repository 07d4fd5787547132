import { isKeyOf } from '#contract/base/keys.ts';
import type { AppraisalFormEvents } from '#widget/public.ts';
import { titleOf } from '../../frame/page-title.ts';
import { countPageView } from '../../frame/page-views.ts';
import { defineElement } from '../../ui/page-element/define.ts';
import { STEP_PAGES } from './steps.ts';

const STEP = 'appraisal-form:step' satisfies keyof AppraisalFormEvents;

function pathOfPage(): keyof typeof STEP_PAGES {
  const path = location.pathname.replace(/\/+$/, '');
  return isKeyOf(STEP_PAGES, path) ? path : '/form';
}

/** The completion is not for search engines (document 1, section 2). */
function keepFromSearch(isKept: boolean): void {
  document.head.querySelector('meta[name="robots"][data-step]')?.remove();
  if (!isKept) return;
  const meta = document.createElement('meta');
  meta.name = 'robots';
  meta.content = 'noindex,nofollow';
  meta.dataset.step = '';
  document.head.append(meta);
}

/** Changes address, title and heading with the step, while the form stays in the page. */
function start(page: HTMLElement): () => void {
  const form = page.querySelector('appraisal-form');
  const heading = page.querySelector('h1');
  const besideForm = page.querySelector<HTMLElement>('[data-beside-form]');
  if (!form || !heading || !besideForm) return () => {};
  const { product = '', query = '' } = page.dataset;
  const controller = new AbortController();
  const { signal } = controller;
  let shownPath = pathOfPage();
  // There is a result only after a request in this document.
  let isSent = false;

  const show = () => {
    // Nobody returns to the thank-you page after leaving it, not even with Forward (document 2, section 2).
    if (pathOfPage() === '/thanks' && !isSent) history.replaceState(null, '', `/form${query}`);
    const path = pathOfPage();
    if (path !== '/thanks') isSent = false;
    if (path === shownPath) return;
    shownPath = path;
    const { step, title } = STEP_PAGES[path];
    form.setAttribute('step', step);
    document.title = titleOf(title, product);
    heading.textContent = title;
    // The form's headline has the same text in larger letters, and gets the focus.
    heading.classList.toggle('visually-hidden', step === 'thanks');
    besideForm.hidden = step === 'thanks';
    keepFromSearch(step === 'thanks');
    countPageView();
  };
  const go = (event: CustomEvent<AppraisalFormEvents[typeof STEP]>) => {
    event.preventDefault();
    const { step, path } = event.detail;
    isSent = step === 'thanks';
    history[isSent ? 'replaceState' : 'pushState'](null, '', path + query);
    show();
    scrollTo({ top: 0, behavior: 'instant' });
  };
  form.addEventListener(STEP, go, { signal });
  addEventListener('popstate', show, { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      isSent = false;
      show();
    },
    { signal },
  );
  return () => controller.abort();
}

/** The pages of the form's steps (appraisal.tsx). */
export const defineSteps = () => defineElement('site-steps', start);

import { type Check, found } from '../finding.ts';

/** Browsers do not tell what a sandbox allows. Where it forbids forms, a form does not even get its event. */
function submits(): boolean {
  const place = document.createElement('div');
  // In a shadow root, so that listeners of the page do not hear it.
  const root = place.attachShadow({ mode: 'closed' });
  const form = document.createElement('form');
  let hasSubmit = false;
  form.addEventListener('submit', (event) => {
    hasSubmit = true;
    event.preventDefault();
  });
  const button = document.createElement('button');
  form.append(button);
  root.append(form);
  document.documentElement.append(place);
  // Safari before 16 has no requestSubmit().
  button.click();
  place.remove();
  return hasSubmit;
}

/** Checks that the page is not in a sandbox that keeps something from the form. */
export const sandbox: Check = () => [
  ...(submits() ? [] : [found('sandbox-forms')]),
  ...(window.origin === 'null' ? [found('sandbox-origin')] : []),
];

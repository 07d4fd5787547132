/** Loads the page again when a visitor presses a button that tries again (document 1, section 4). */
export function answerRetryButtons(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-retry]')) location.reload();
  });
}

const place = document.querySelector('#place') as HTMLElement;
const form = () => place.querySelector('appraisal-form');

document.querySelector('#create')?.addEventListener('click', () => {
  if (form()) return;
  const element = document.createElement('appraisal-form');
  element.setAttribute('initial-category', 'camera');
  place.append(element);
});

document.querySelector('#remove')?.addEventListener('click', () => form()?.remove());

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme]')) {
  button.addEventListener('click', () => {
    const { theme } = button.dataset;
    if (theme) form()?.setAttribute('theme', theme);
    else form()?.removeAttribute('theme');
  });
}

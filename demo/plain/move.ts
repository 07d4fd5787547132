const left = document.querySelector('#left') as HTMLElement;
const right = document.querySelector('#right') as HTMLElement;
const form = document.querySelector('appraisal-form') as HTMLElement;

document.querySelector('#move')?.addEventListener('click', () => {
  const target = form.parentElement === left ? right : left;
  target.append(form);
});

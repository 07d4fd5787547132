/** As pages do that let their visitors choose: a class on the outermost element decides the colours. */
document.querySelector('#switch')?.addEventListener('click', () => {
  document.documentElement.classList.toggle('dark');
});

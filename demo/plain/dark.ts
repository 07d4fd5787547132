/** A class on the outermost element decides the colours, as in pages that let their visitors choose. */
document.querySelector('#switch')?.addEventListener('click', () => {
  document.documentElement.classList.toggle('dark');
});

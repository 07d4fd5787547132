/** The teaser that the address asks for, as a page would ask; nothing is kept, so that it can be tried again. */
const { ground = '', variant = '', ...options } = Object.fromEntries(new URLSearchParams(location.search));

document.body.dataset.ground = ground;

const marker = document.querySelector('#teaser') as HTMLElement;
for (const [option, value] of Object.entries({ appears: 'tab', ...options }))
  marker.setAttribute(option === 'appears' ? 'data-appears' : `data-appears-${option}`, value);
marker.setAttribute('data-appraisal-form-storage', 'none');
// The dark page has this colour scheme.
if (ground) marker.setAttribute('data-appraisal-form-scheme', 'auto');
if (variant) marker.setAttribute('data-appraisal-form-variant', variant);

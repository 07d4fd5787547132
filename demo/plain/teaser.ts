/** The teaser that the address asks for, as the line of a partner would; nothing is kept, so that it can be tried again. */
const { ground = '', variant = '', ...options } = Object.fromEntries(new URLSearchParams(location.search));

document.body.dataset.ground = ground;

const script = document.createElement('script');
script.src = '/widget/teaser.js';
for (const [option, value] of Object.entries({ appears: 'tab', ...options }))
  script.setAttribute(option === 'appears' ? 'data-appears' : `data-appears-${option}`, value);
script.setAttribute('data-appraisal-form-storage', 'none');
if (variant) script.setAttribute('data-appraisal-form-variant', variant);
document.body.append(script);

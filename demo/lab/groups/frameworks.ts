import { debian, type Group, inline, npm, script, stylesheet } from '../condition.ts';

export const frameworks: Group = {
  name: 'frameworks',
  title: 'Libraries of the page',
  conditions: [
    { name: 'normalize', what: 'normalize.css 8', head: stylesheet(npm('normalize.css/normalize.css')) },
    {
      name: 'bootstrap-3',
      what: 'Bootstrap 3 with jQuery 1.12',
      head:
        stylesheet(npm('bootstrap3/dist/css/bootstrap.min.css')) +
        script(npm('jquery1/dist/jquery.min.js')) +
        script(npm('bootstrap3/dist/js/bootstrap.min.js')),
      around: (form) =>
        `<div class="container"><div class="row"><div class="col-md-8">${form}</div></div></div>`,
    },
    {
      name: 'bootstrap-5',
      what: 'Bootstrap 5',
      head:
        stylesheet(npm('bootstrap5/dist/css/bootstrap.min.css')) +
        script(npm('bootstrap5/dist/js/bootstrap.bundle.min.js')),
      around: (form) => `<div class="container"><div class="row"><div class="col">${form}</div></div></div>`,
    },
    { name: 'bulma', what: 'Bulma 1', head: stylesheet(npm('bulma/css/bulma.min.css')) },
    {
      name: 'jquery-3',
      what: 'jQuery 3 that inserts the snippet',
      head: script(npm('jquery3/dist/jquery.min.js')),
      around: (form) =>
        `<div id="place"></div><template id="snippet">${form}</template>${inline(
          "jQuery(function ($) { $('#place').html($('#snippet').html()); })",
        )}`,
    },
    {
      name: 'prototype-1.7',
      what: 'Prototype 1.7',
      head: script(debian('prototype/prototype.js')),
      short: true,
    },
    { name: 'mootools-1.4', what: 'MooTools 1.4', head: script(debian('mootools/mootools.js')) },
    { name: 'core-js-2', what: 'core-js 2', head: script(npm('core-js2/client/shim.min.js')) },
    { name: 'es6-shim', what: 'es6-shim', head: script(npm('es6-shim/es6-shim.js')) },
    { name: 'zone', what: 'Zone.js', head: script(npm('zone.js/bundles/zone.umd.js')) },
    {
      name: 'vue-3',
      what: 'Vue 3 that renders the element',
      head: script(npm('vue/dist/vue.global.prod.js')),
      around: (form) => `<div id="app">${form}</div>`,
      // Vue leaves scripts out of what it renders.
      foot: inline(
        "const given = document.querySelector('#app script'); if (given) document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: given.src })); const app = Vue.createApp({}); app.config.compilerOptions.isCustomElement = (tag) => tag === 'appraisal-form'; app.mount('#app');",
      ),
    },
  ],
};

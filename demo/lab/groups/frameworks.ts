import {
  bundle,
  debian,
  inline,
  type LabGroup,
  moduleScript,
  npm,
  script,
  stylesheet,
} from '../condition.ts';

/** Vue leaves scripts out of its rendered HTML. */
const LOAD_AGAIN =
  "const given = document.querySelector('#app script'); if (given) document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: given.src }));";

/** The snippet in a template, from which scripts of the page take it. */
const aside = (form: string) => `<div id="place"></div><template id="snippet">${form}</template>`;

/** Takes the element out of the template, and loads its script. */
const TAKE =
  "var given = document.getElementById('snippet').content, form = given.lastElementChild, place = document.getElementById('place'); var tag = form.localName, attributes = {}; [].forEach.call(form.attributes, function (one) { attributes[one.name] = one.value; }); if (given.querySelector('script')) document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: given.querySelector('script').src }));";

export const frameworks: LabGroup = {
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
      name: 'bootstrap-4',
      what: 'Bootstrap 4 with jQuery 3, the form in an open collapse',
      head:
        stylesheet(npm('bootstrap4/dist/css/bootstrap.min.css')) +
        script(npm('jquery3/dist/jquery.min.js')) +
        script(npm('bootstrap4/dist/js/bootstrap.bundle.min.js')),
      around: (form) => `<div class="accordion"><div class="collapse show">${form}</div></div>`,
    },
    {
      name: 'bootstrap-5',
      what: 'Bootstrap 5',
      head:
        stylesheet(npm('bootstrap5/dist/css/bootstrap.min.css')) +
        script(npm('bootstrap5/dist/js/bootstrap.bundle.min.js')),
      around: (form) => `<div class="container"><div class="row"><div class="col">${form}</div></div></div>`,
    },
    {
      name: 'foundation',
      what: 'Foundation 6 with jQuery 3, the form in an open accordion',
      head:
        stylesheet(npm('foundation-sites/dist/css/foundation.min.css')) +
        script(npm('jquery3/dist/jquery.min.js')) +
        script(npm('foundation-sites/dist/js/foundation.min.js')),
      around: (form) =>
        `<ul class="accordion" data-accordion="" data-slide-speed="0" style="margin: 0"><li class="accordion-item is-active" data-accordion-item=""><a href="#open" class="accordion-title">申し込む</a><div class="accordion-content" data-tab-content="" id="open" style="padding: 0; border: 0">${form}</div></li></ul>`,
      foot: inline('jQuery(document).foundation();'),
    },
    { name: 'tailwind', what: 'Tailwind 4 with its preflight', head: stylesheet(bundle('tailwind.css')) },
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
      name: 'jquery-ui',
      what: 'jQuery 3 with Migrate 3 and UI 1.14, the form in tabs',
      head:
        stylesheet(npm('jquery-ui/dist/themes/base/jquery-ui.min.css')) +
        script(npm('jquery3/dist/jquery.min.js')) +
        script(npm('jquery-migrate/dist/jquery-migrate.min.js')) +
        script(npm('jquery-ui/dist/jquery-ui.min.js')),
      around: (form) =>
        `<div id="tabs" style="padding: 0; border: 0"><ul><li><a href="#one">申し込む</a></li></ul><div id="one" style="padding: 0">${form}</div></div>`,
      foot: inline("jQuery('#tabs').tabs();"),
    },
    {
      name: 'prototype-1.7',
      what: 'Prototype 1.7',
      finds: ['replaced-natives', 'extended-prototypes'],
      head: script(debian('prototype/prototype.js')),
    },
    {
      name: 'mootools-1.4',
      what: 'MooTools 1.4',
      finds: ['replaced-natives', 'extended-prototypes'],
      head: script(debian('mootools/mootools.js')),
    },
    { name: 'core-js-2', what: 'core-js 2', head: script(npm('core-js2/client/shim.min.js')) },
    { name: 'es6-shim', what: 'es6-shim', head: script(npm('es6-shim/es6-shim.js')) },
    {
      name: 'zone',
      what: 'Zone.js',
      finds: ['replaced-natives'],
      head: script(npm('zone.js/bundles/zone.umd.js')),
    },
    { name: 'htmx', what: 'htmx 2', head: script(npm('htmx.org/dist/htmx.min.js')) },
    { name: 'turbo', what: 'Turbo 8', head: script(npm('@hotwired/turbo/dist/turbo.es2017-umd.js')) },
    {
      name: 'angularjs',
      what: 'AngularJS 1.8 that compiles the page',
      head: script(npm('angular/angular.min.js')),
      around: (form) => `<div ng-app="">${form}</div>`,
    },
    {
      name: 'knockout',
      what: 'Knockout 3.5 that shows the form',
      head: script(npm('knockout/build/output/knockout-latest.js')),
      around: (form) => `<div data-bind="if: shown">${form}</div>`,
      foot: inline('ko.applyBindings({ shown: ko.observable(true) });'),
    },
    {
      name: 'pjax',
      // Pjax runs no scripts that are modules.
      what: 'Pjax, which brings the form and its classic script without a reload',
      script: '',
      pjax: true,
      head: script(npm('pjax/pjax.min.js')),
      around: (form) => `<div id="place">${form}</div>`,
      foot: inline(
        "new Pjax({ selectors: ['#place'], history: false, scrollTo: false, cacheBust: false }).loadUrl(location.href);",
      ),
    },
    {
      name: 'react-17',
      what: 'React 17 that renders the element',
      head:
        script(npm('react17/umd/react.production.min.js')) +
        script(npm('react-dom17/umd/react-dom.production.min.js')),
      around: aside,
      foot: inline(`${TAKE} ReactDOM.render(React.createElement(tag, attributes), place);`),
    },
    {
      name: 'react-19',
      what: 'React 19 that renders the element',
      around: aside,
      foot: inline(TAKE) + moduleScript(bundle('react-19.js')),
    },
    {
      name: 'svelte-5',
      what: 'Svelte 5 that renders the element',
      around: aside,
      foot: inline(TAKE) + moduleScript(bundle('svelte-5.js')),
    },
    {
      name: 'vue-2',
      what: 'Vue 2 that renders the element',
      head: script(npm('vue2/dist/vue.min.js')),
      around: (form) => `<div id="app">${form}</div>`,
      foot: inline(`${LOAD_AGAIN} Vue.config.ignoredElements = ['appraisal-form']; new Vue({ el: '#app' });`),
    },
    {
      name: 'vue-3',
      what: 'Vue 3 that renders the element',
      head: script(npm('vue3/dist/vue.global.prod.js')),
      around: (form) => `<div id="app">${form}</div>`,
      foot: inline(
        `${LOAD_AGAIN} const app = Vue.createApp({}); app.config.compilerOptions.isCustomElement = (tag) => tag === 'appraisal-form'; app.mount('#app');`,
      ),
    },
  ],
};

import { inline, type LabGroup } from '../condition.ts';

export const pageScripts: LabGroup = {
  name: 'page-scripts',
  title: 'Scripts of the page',
  conditions: [
    {
      name: 'object-prototype',
      what: 'a function on Object.prototype',
      finds: ['extended-prototypes'],
      head: inline('Object.prototype.extend = function () {};'),
      short: true,
    },
    {
      name: 'object-prototype-text',
      what: 'a text on Object.prototype',
      finds: ['extended-prototypes'],
      head: inline("Object.prototype.vendor = 'x';"),
    },
    {
      name: 'array-prototype',
      what: 'functions on Array.prototype',
      finds: ['extended-prototypes'],
      head: inline(
        'Array.prototype.last = function () {}; Array.prototype.each = function () {}; Array.prototype.remove = function () {};',
      ),
    },
    {
      name: 'array-from',
      what: 'an Array.from that takes lists only',
      finds: ['replaced-natives'],
      head: inline('Array.from = function (list) { return Array.prototype.slice.call(list); };'),
    },
    {
      name: 'bind',
      what: 'a Function.prototype.bind of its own',
      finds: ['replaced-natives'],
      head: inline(
        'Function.prototype.bind = function (self) { var call = this, first = [].slice.call(arguments, 1); return function () { return call.apply(self, first.concat([].slice.call(arguments))); }; };',
      ),
    },
    {
      name: 'to-json',
      what: 'toJSON on arrays, texts and objects',
      finds: ['extended-prototypes'],
      head: inline(
        "Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']'; }; String.prototype.toJSON = function () { return '\"' + this + '\"'; }; Object.prototype.toJSON = function () { return '{}'; };",
      ),
    },
    {
      name: 'traced',
      what: 'a script that gives every call a header of its own',
      finds: ['replaced-natives'],
      head: inline(
        "fetch = (function (own) { return function (what, how) { how = Object.assign({}, how); how.headers = Object.assign({ traceparent: '00-1-1-00' }, how.headers); return own.call(window, what, how); }; })(fetch); XMLHttpRequest.prototype.send = (function (own) { return function (body) { this.setRequestHeader('X-CSRF-Token', 'abc'); return own.call(this, body); }; })(XMLHttpRequest.prototype.send);",
      ),
      short: true,
    },
    {
      name: 'wrapped',
      what: 'a fetch, JSON and URL of its own',
      finds: ['replaced-natives'],
      head: inline(
        'fetch = (function (own) { return function () { return own.apply(window, arguments).then(function (answer) { return answer.clone(); }); }; })(fetch); JSON = { parse: (function (own) { return function (text, way) { return own(text, way); }; })(JSON.parse), stringify: (function (own) { return function (value, way, space) { return own(value, way, space); }; })(JSON.stringify) }; URL = class extends URL {};',
      ),
    },
    {
      name: 'fetch-textless',
      what: 'a fetch whose answers have no text()',
      finds: ['replaced-natives'],
      head: inline(
        'fetch = (function (own) { return function () { return own.apply(window, arguments).then(function (answer) { return { ok: answer.ok, status: answer.status, json: function () { return answer.json(); } }; }); }; })(fetch);',
      ),
    },
    {
      name: 'fetch-rejects',
      what: 'a fetch that rejects everything',
      finds: ['replaced-natives'],
      head: inline("fetch = function () { return Promise.reject(new TypeError('blocked')); };"),
    },
    {
      name: 'fetch-empty',
      what: 'a fetch that forgets to return its answer',
      finds: ['replaced-natives'],
      head: inline(
        'fetch = (function (own) { return function () { own.apply(window, arguments); }; })(fetch);',
      ),
    },
    {
      name: 'no-observers',
      what: 'no ResizeObserver, no IntersectionObserver, and a requestAnimationFrame that never calls',
      head: inline(
        'delete window.ResizeObserver; delete window.IntersectionObserver; window.requestAnimationFrame = function () { return 1; };',
      ),
      short: true,
    },
    {
      name: 'no-crypto',
      what: 'no random identifiers (pages without https)',
      finds: ['insecure-page'],
      head: inline('delete Crypto.prototype.randomUUID; delete Crypto.prototype.subtle;'),
    },
    {
      name: 'clobbered',
      what: 'elements named like properties of the document',
      around: (form) =>
        `<img name="currentScript" alt="" src="data:," /><form name="scripts"></form><img name="baseURI" alt="" src="data:," /><form name="forms"></form><img name="readyState" alt="" src="data:," />${form}`,
    },
    {
      name: 'clobbered-classic',
      what: 'an image named currentScript, with a classic script',
      script: '',
      around: (form) => `<img name="currentScript" alt="" />${form}`,
    },
    {
      name: 'pasted',
      what: 'the text of the script pasted into the page, with the preload line',
      copied: 'inline',
      script: '',
    },
    {
      name: 'pasted-module',
      what: 'the same as a module',
      copied: 'inline',
      script: 'type="module"',
    },
    {
      name: 'joined',
      what: 'the script joined with others into one file, with the preload line',
      copied: 'joined',
      script: 'defer=""',
    },
    {
      name: 'keys',
      what: 'shortcuts caught in the capture phase',
      head: inline(
        "addEventListener('keydown', function (event) { if (event.key === '/' || event.key === 's') event.preventDefault(); }, true);",
      ),
    },
    {
      name: 'scrolls',
      what: 'a script that scrolls the page itself, as Lenis and fullPage do, and prevents every wheel and touch',
      finds: ['prevented-scroll'],
      head: inline(
        "['wheel', 'touchmove'].forEach(function (type) { [true, false].forEach(function (capture) { addEventListener(type, function (event) { event.preventDefault(); if (!capture) scrollBy(0, event.deltaY || 0); }, { passive: false, capture: capture }); }); });",
      ),
    },
    {
      name: 'protects',
      what: 'a script that protects the texts of the page from copies',
      finds: ['prevented-copy'],
      head: inline(
        "['copy', 'cut', 'paste', 'contextmenu', 'selectstart'].forEach(function (type) { document.addEventListener(type, function (event) { event.preventDefault(); }, true); });",
      ),
    },
    {
      name: 'translates',
      what: 'a translator that puts its words, in <font>, in the place of texts, and goes on as they change',
      foot: inline(
        "addEventListener('appraisal-form:ready', function () { var root = document.querySelector('appraisal-form').shadowRoot; var observer = new MutationObserver(translate); function translate() { var walker = document.createTreeWalker(root, 4), texts = []; while (walker.nextNode()) if (walker.currentNode.data.trim() && !/^(FONT|STYLE|OPTION|TEXTAREA)$/.test(walker.currentNode.parentNode.nodeName)) texts.push(walker.currentNode); texts.forEach(function (text) { var words = document.createElement('font'); words.append(text.data); text.replaceWith(words); }); observer.takeRecords(); } translate(); observer.observe(root, { subtree: true, childList: true, characterData: true }); });",
      ),
    },
    {
      name: 'moves',
      what: 'a script that moves the form into another document and back',
      around: (form) => `<iframe id="other" hidden=""></iframe>${form}`,
      foot: inline(
        "addEventListener('appraisal-form:ready', function () { var form = document.querySelector('appraisal-form'), next = form.nextSibling; document.getElementById('other').contentDocument.adoptNode(form); next.parentNode.insertBefore(form, next); }, { once: true });",
      ),
    },
    {
      name: 'submits',
      what: 'a script that swallows submissions of forms',
      head: inline(
        "addEventListener('submit', function (event) { event.preventDefault(); event.stopImmediatePropagation(); }, true);",
      ),
    },
    {
      name: 'clicks',
      what: 'a script that follows every press on a link itself',
      head: inline(
        "document.addEventListener('click', function (event) { var link = event.target.closest && event.target.closest('a'); if (link) event.preventDefault(); });",
      ),
    },
    {
      name: 'history',
      what: 'a history that cannot be written',
      finds: ['replaced-natives'],
      head: inline("history.pushState = history.replaceState = function () { throw new Error('no'); };"),
    },
    {
      name: 'date',
      what: 'a Date of its own',
      finds: ['replaced-natives'],
      head: inline(
        'Date = (function (Own) { function Fixed() { return arguments.length ? new (Function.prototype.bind.apply(Own, [null].concat([].slice.call(arguments))))() : new Own(1700000000000); } Fixed.now = function () { return 1700000000000; }; Fixed.prototype = Own.prototype; Fixed.parse = Own.parse; Fixed.UTC = Own.UTC; return Fixed; })(Date);',
      ),
    },
    {
      name: 'no-style-sheets',
      what: 'no style sheets made by scripts (Safari before 16.4)',
      finds: ['replaced-natives'],
      head: inline("CSSStyleSheet = function () { throw new TypeError('Illegal constructor'); };"),
      short: true,
    },
    {
      name: 'console',
      what: 'no console',
      head: inline('console = {};'),
    },
  ],
};

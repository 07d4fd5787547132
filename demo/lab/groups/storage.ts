import { inline, type LabGroup } from '../condition.ts';

const throwingGetter = (name: string) =>
  `Object.defineProperty(window, '${name}', { get: function () { throw new DOMException('no', 'SecurityError'); } });`;

export const browserStorage: LabGroup = {
  name: 'storage',
  title: 'Storage and caches',
  conditions: [
    {
      name: 'forbidden',
      what: 'storage that may not be read',
      finds: ['storage-denied'],
      head: inline(['localStorage', 'sessionStorage', 'indexedDB'].map(throwingGetter).join(' ')),
      short: true,
    },
    {
      name: 'full',
      what: 'storage that is full',
      finds: ['storage-full'],
      head: inline(
        "Storage.prototype.setItem = function () { throw new DOMException('full', 'QuotaExceededError'); }; IDBObjectStore.prototype.put = function () { throw new DOMException('full', 'QuotaExceededError'); };",
      ),
    },
    {
      name: 'service-worker',
      what: 'a service worker that answers for all that the page asks for',
      files: {
        '/storage/worker.js':
          "addEventListener('install', function () { skipWaiting(); }); addEventListener('activate', function (event) { event.waitUntil(clients.claim()); }); addEventListener('fetch', function (event) { event.respondWith(caches.open('v1').then(function (cache) { return fetch(event.request).then(function (answer) { if (event.request.method === 'GET' && answer.ok) cache.put(event.request, answer.clone()); return answer; }); })); });",
      },
      around: (form) => `<div id="place"></div><template id="snippet">${form}</template>`,
      foot: inline(
        "var worker = navigator.serviceWorker; worker.register('worker.js'); new Promise(function (done) { if (worker.controller) done(); else worker.oncontrollerchange = done; }).then(function () { document.getElementById('place').append(document.getElementById('snippet').content.cloneNode(true)); });",
      ),
    },
    {
      name: 'bfcache',
      what: 'a browser that shows the page again as it was left (bfcache)',
      leaves: true,
    },
    {
      name: 'missing',
      what: 'no storage at all',
      finds: ['storage-denied'],
      head: inline(
        "['localStorage', 'sessionStorage', 'indexedDB'].forEach(function (name) { Object.defineProperty(window, name, { value: null }); });",
      ),
    },
  ],
};

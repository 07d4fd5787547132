import { type Group, inline } from '../condition.ts';

const throwing = (name: string) =>
  `Object.defineProperty(window, '${name}', { get: function () { throw new DOMException('no', 'SecurityError'); } });`;

export const storage: Group = {
  name: 'storage',
  title: 'Storage',
  conditions: [
    {
      name: 'forbidden',
      what: 'storage that may not be read',
      head: inline(['localStorage', 'sessionStorage', 'indexedDB'].map(throwing).join(' ')),
      short: true,
    },
    {
      name: 'full',
      what: 'storage that is full',
      head: inline(
        "Storage.prototype.setItem = function () { throw new DOMException('full', 'QuotaExceededError'); }; IDBObjectStore.prototype.put = function () { throw new DOMException('full', 'QuotaExceededError'); };",
      ),
    },
    {
      name: 'missing',
      what: 'no storage at all',
      head: inline(
        "['localStorage', 'sessionStorage', 'indexedDB'].forEach(function (name) { Object.defineProperty(window, name, { value: null }); });",
      ),
    },
  ],
};

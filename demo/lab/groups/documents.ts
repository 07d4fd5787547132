import type { LabGroup } from '../condition.ts';

export const documents: LabGroup = {
  name: 'documents',
  title: 'Kinds of documents',
  conditions: [
    { name: 'quirks', what: 'quirks mode', doctype: '' },
    { name: 'shift-jis', what: 'Shift_JIS', charset: 'shift_jis', short: true },
    { name: 'euc-jp', what: 'EUC-JP', charset: 'euc-jp' },
    {
      name: 'xhtml',
      what: 'XHTML',
      doctype: '',
      html: 'xmlns="http://www.w3.org/1999/xhtml" lang="ja"',
      type: 'application/xhtml+xml',
      script: 'async=""',
    },
    { name: 'base', what: 'a <base> elsewhere', head: '<base href="https://elsewhere.example/deep/" />' },
    { name: 'classic', what: 'the script without async', script: '' },
    { name: 'module', what: 'the script as a module', script: 'type="module" async=""' },
    {
      name: 'late',
      what: 'a script that inserts the snippet later',
      around: (form) =>
        `<div id="place"></div><template id="snippet">${form}</template><script>addEventListener('load', () => { document.getElementById('place').append(document.getElementById('snippet').content.cloneNode(true)); });</script>`,
    },
  ],
};

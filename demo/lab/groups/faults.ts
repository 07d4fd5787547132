import { inline, type LabCondition, type LabGroup, type PageFault } from '../condition.ts';

const fails = (
  fault: PageFault,
  what: string,
  differs: string,
  more: Partial<LabCondition> = {},
): LabCondition => ({
  name: fault,
  what,
  fault,
  differs,
  ...more,
});

export const faults: LabGroup = {
  name: 'faults',
  title: 'Failures',
  conditions: [
    fails('script-down', 'the host of the script is down', 'the link inside the element is seen'),
    fails('script-cut', 'half of the script comes', 'the link inside the element is seen'),
    fails(
      'chunk-lost',
      'a file of the form is lost',
      'the first step says so at once, with another try and a link',
      { finds: ['form-missing'] },
    ),
    fails('chunk-cut', 'half of a file of the form comes', 'the same', { finds: ['form-missing'] }),
    fails('chunk-hangs', 'a file of the form hangs', 'the same after eight seconds', {
      finds: ['form-missing'],
    }),
    fails('tag-taken', 'a script of the page has taken the tag', 'the same as where a file is lost', {
      head: inline("customElements.define('appraisal-form', class extends HTMLElement {});"),
      finds: ['tag-taken'],
    }),
    fails('start-throws', 'the form throws at its start', 'the same as where a file is lost', {
      head: inline('WeakMap.prototype.set = function () { throw new Error("no"); };'),
      finds: ['not-started'],
    }),
    fails('dialog-lost', 'the file of the dialog is lost', 'its link is followed', {
      around: (form) => `${form}<p><a href="/plain.html" data-appraisal-form-open="">開く</a></p>`,
    }),
    fails('api-down', 'the API is down', 'sending fails with words; what was entered stays'),
    fails('api-slow', 'the API is slow', 'as in a plain page; the button says that it sends'),
    fails('api-nonsense', 'the API answers with HTML', 'sending fails with words; what was entered stays'),
  ],
};

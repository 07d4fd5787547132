import type { Condition, Fault, Group } from '../condition.ts';

const fails = (fault: Fault, what: string, differs: string, more: Partial<Condition> = {}): Condition => ({
  name: fault,
  what,
  fault,
  differs,
  ...more,
});

export const faults: Group = {
  name: 'faults',
  title: 'Failures of the network',
  conditions: [
    fails('script-down', 'the host of the script is down', 'the link inside the element is seen'),
    fails(
      'chunk-lost',
      'a file of the form is lost',
      'the first step says so at once, with another try and a link',
      { finds: ['form-missing'] },
    ),
    fails('chunk-hangs', 'a file of the form hangs', 'the same after eight seconds', {
      finds: ['form-missing'],
    }),
    fails('dialog-lost', 'the file of the dialog is lost', 'its link is followed', {
      around: (form) => `${form}<p><a href="/plain.html" data-appraisal-form-open="">開く</a></p>`,
    }),
    fails('api-down', 'the API is down', 'sending fails with words; what was entered stays'),
    fails('api-slow', 'the API is slow', 'as in a plain page; the button says that it sends'),
    fails('api-nonsense', 'the API answers with HTML', 'sending fails with words; what was entered stays'),
  ],
};

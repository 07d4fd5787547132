/** The tests that the template brings into the tag manager. Our own test runs them, too. */
export const SCENARIOS = [
  {
    name: 'Events go on at once without a consent to wait for',
    code: `const settings = [];
mock('createQueue', () => (value) => settings.push(value));
mock('injectScript', (url, onSuccess) => onSuccess());
runCode({ consent: 'none', event_question: true });
assertThat(settings).isEqualTo([{ events: ['question'] }]);
assertApi('gtmOnSuccess').wasCalled();`,
  },
  {
    name: 'Events wait for the consent, and end with it',
    code: `const settings = [];
let tellOfConsent;
mock('createQueue', () => (value) => settings.push(value));
mock('injectScript', (url, onSuccess) => onSuccess());
mock('isConsentGranted', false);
mock('addConsentListener', (type, listener) => { tellOfConsent = listener; });
runCode({ consent: 'analytics_storage', event_question: true });
tellOfConsent('analytics_storage', true);
tellOfConsent('analytics_storage', false);
assertThat(settings).isEqualTo([{ events: [] }, { events: ['question'] }, { events: [] }]);`,
  },
  {
    name: 'The form is put where the tag says, with its attributes',
    code: `const settings = [];
mock('createQueue', () => (value) => settings.push(value));
mock('injectScript', (url, onSuccess) => onSuccess());
runCode({ consent: 'none', place: '#appraisal', theme: 'lp', scheme: 'auto', prefillFrom: 'brand', isTest: true });
assertThat(settings[1]).isEqualTo({
  place: '#appraisal',
  attributes: [['theme', 'lp'], ['scheme', 'auto'], ['prefill-from', 'brand'], ['mode', 'test']],
});`,
  },
  {
    name: 'A script that does not load fails the tag',
    code: `mock('injectScript', (url, onSuccess, onFailure) => onFailure());
runCode({ consent: 'none' });
assertApi('gtmOnFailure').wasCalled();
assertApi('gtmOnSuccess').wasNotCalled();`,
  },
];

import type { FindingCode } from '../embed/doctor.ts';

interface FindingDocs {
  /** The observation of the doctor. */
  readonly found: string;
  /** The correction. */
  readonly remedy: string;
}

/** The findings of the doctor, for docs/embedding.md. */
export const FINDING_DOCS: Record<FindingCode, FindingDocs> = {
  'form-absent': {
    found: 'The script runs, but there is no `<appraisal-form>` in the page.',
    remedy:
      'Add the element’s line of the snippet. Some site builders remove elements that they do not know: use the frame.',
  },
  'tag-name': {
    found: 'An element is not known, but its name looks like `appraisal-form`.',
    remedy: 'Write its tags as the doctor shows.',
  },
  'form-missing': {
    found: 'The files of the form do not come.',
    remedy: 'Look for a content blocker, a proxy or a policy that stops the host of the script.',
  },
  'tag-taken': {
    found: 'A script of the page has defined `<appraisal-form>` as an element of its own.',
    remedy: 'Remove that script, or use the frame.',
  },
  'not-started': {
    found: 'The files of the form are there, and the form has failed at its start.',
    remedy:
      'The console has the error. Look for scripts that change functions of the browser, load them after the form, or use the frame.',
  },
  policy: {
    found: 'The content security policy of the page has stopped something that the form needs.',
    remedy: 'Add the line that the doctor shows to the policy.',
  },
  'api-unreachable': {
    found: 'The API does not answer, or does not let this page read the answer.',
    remedy: 'Correct or remove `api-base`; an API of your own has to allow other origins (see Calls).',
  },
  'no-width': {
    found: 'The form is shown, but 0 pixels wide.',
    remedy: 'Give the element or what is around it a width.',
  },
  'self-closed': {
    found:
      'The tag of the element or of the script ends with `/>`, so that HTML puts the rest of the page into it.',
    remedy: 'End it with a tag of its own, as the doctor shows.',
  },
  covered: {
    found: 'An element of the page lies on the form: presses do not reach it.',
    remedy: 'Move that element, or give it `pointer-events: none` if nobody presses it.',
  },
  inert: {
    found: 'The form, or something around it, has the attribute `inert`: nobody can use it.',
    remedy: 'Remove the attribute when the form is shown.',
  },
  'pictures-blocked': {
    found: 'Pictures of the form’s host do not load.',
    remedy: 'Look for a content blocker, or for a policy (`img-src`, COEP) that stops them.',
  },
  'script-versions': {
    found: 'The page names the script under different addresses. The first that runs wins.',
    remedy: 'Leave one of them.',
  },
  'counted-twice': {
    found:
      'A request is likely to be counted twice: the page has a `dataLayer`, to which the form pushes, and a script of its own for `appraisal-form:complete`; or it has the same script twice.',
    remedy: 'Keep one way of counting: `data-layer="none"`, or no script.',
  },
  'medium-malformed': {
    found: '`medium-uuid` is no UUID. Requests count for the default medium.',
    remedy: 'Copy it again as you were given it.',
  },
  'medium-unknown': {
    found: 'We do not know this `medium-uuid`. Requests are stored, but count for nobody.',
    remedy: 'Copy it again as you were given it, or ask us.',
  },
  'medium-elsewhere': {
    found: 'This `medium-uuid` was given out for pages of another host.',
    remedy: 'Use your own, or tell us of the new host.',
  },
  'attribute-value': {
    found: 'An attribute has a value that is not allowed, so its default is used.',
    remedy: 'Use one of the values that the doctor shows.',
  },
  'attribute-name': {
    found: 'An attribute is not known, but looks like one of the form.',
    remedy: 'Write it as the doctor shows.',
  },
  'attribute-alone': {
    found: '`initial-selection` without `initial-category` does nothing.',
    remedy: 'Add the category.',
  },
  narrow: {
    found: 'The form has less than 280 pixels of width.',
    remedy: 'Make the column wider, or move the form out of it.',
  },
  overflow: {
    found: 'The form reaches beyond the screen.',
    remedy: 'Remove a fixed width around the form.',
  },
  'no-viewport': {
    found: 'The page has no viewport, so phones show it small.',
    remedy: 'Add the line that the doctor shows to the head.',
  },
  'insecure-page': {
    found: 'The page is not loaded by https, or hides the browser’s cryptography.',
    remedy: 'Serve the page by https.',
  },
  'slow-script': {
    found: 'A file of the form took more than four seconds.',
    remedy:
      'Put the script with `async` into the head, or preload the form (the `modulepreload` line of the snippet).',
  },
  hidden: {
    found: 'The form is in the page but not displayed now.',
    remedy: 'Nothing, if a visitor opens it. Open it and look again to examine its width.',
  },
  'covered-now': {
    found: 'A fixed element or a dialog of the page lies on most of the form now.',
    remedy: 'Nothing, if a visitor closes it. Close it and look again to examine what is below.',
  },
  'older-version': {
    found: 'The address of the script names a version, and there is a later one.',
    remedy: 'Nothing, if it is meant so. Otherwise name the later one, with its integrity, or none.',
  },
  'several-forms': {
    found: 'There is more than one form in the page. Each keeps its own answers and counts its own requests.',
    remedy: 'Leave one, if that is not meant so.',
  },
  'page-header': {
    found: 'The page has a fixed header. Links to places in the page end below it.',
    remedy: 'Set `scroll-padding-top` as the doctor shows. The form itself knows the header.',
  },
  contained: {
    found:
      'Something around the form (`transform`, `contain`, `overflow` …) holds back what should stick to the screen.',
    remedy: 'Move the form out of it. Dialogs are not concerned.',
  },
  'storage-denied': {
    found: 'The page may not store anything, so answers are lost with a reload.',
    remedy: 'Nothing, if it is meant so: the form works.',
  },
  'storage-full': {
    found: 'The storage of the page is full, so answers are lost with a reload.',
    remedy: 'Remove what your page stores too much.',
  },
  'storage-partitioned': {
    found:
      'The page is in a frame of another site. Its storage is separate, and some browsers delete it early.',
    remedy: 'Nothing: the form works.',
  },
  'sandbox-forms': {
    found: 'The page is in a sandbox without `allow-forms`.',
    remedy: 'Nothing: the form works without it. Other forms of the page do not.',
  },
  'sandbox-origin': {
    found: 'The page is in a sandbox without an origin of its own, so nothing can be stored.',
    remedy: 'Add `allow-same-origin`, if answers should outlast a reload.',
  },
  'replaced-natives': {
    found: 'A script of the page has replaced functions of the browser.',
    remedy: 'Nothing, while all goes well. If something does not, try without that script, or use the frame.',
  },
  'extended-prototypes': {
    found: 'A script of the page has added something to every object or list.',
    remedy: 'Nothing, while all goes well. If something does not, try without that script, or use the frame.',
  },
};

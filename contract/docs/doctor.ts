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
    found: 'The script runs, but there is no `<appraisal-form>`.',
    remedy: 'Add the element’s line. Some site builders remove unknown elements: use the frame.',
  },
  'tag-name': {
    found: 'An unknown element is named much like `appraisal-form`.',
    remedy: 'Write its tags as the doctor shows.',
  },
  'form-missing': {
    found: 'The files of the form do not come.',
    remedy: 'Look for a content blocker, a proxy or a policy that stops the host of the script.',
  },
  'tag-taken': {
    found: 'A script of the page has defined `<appraisal-form>`.',
    remedy: 'Remove that script, or use the frame.',
  },
  'not-started': {
    found: 'The form has failed at its start.',
    remedy:
      'The console has the error. Load scripts that change functions of the browser after the form, or use the frame.',
  },
  policy: {
    found: 'The content security policy has stopped something of the form.',
    remedy: 'Add the line that the doctor shows.',
  },
  'api-unreachable': {
    found: 'The API does not answer, or does not let this page read the answer.',
    remedy: 'Correct or remove `api-base`; your own API has to allow other origins (see Calls).',
  },
  'no-width': {
    found: 'The form is shown, but 0 pixels wide.',
    remedy: 'Give the element or what is around it a width.',
  },
  'self-closed': {
    found: 'The tag of element or script ends with `/>`, so HTML puts the rest of the page into it.',
    remedy: 'End it with a tag of its own, as the doctor shows.',
  },
  covered: {
    found: 'An element lies on the form: presses do not reach it.',
    remedy: 'Move that element, or give it `pointer-events: none` if nobody presses it.',
  },
  'cut-off': {
    found:
      'An element around the form is lower than the form and cuts it off (`max-height` or `height` with `overflow: hidden`).',
    remedy: 'Remove that height. If a visitor opens the element, open it and look again.',
  },
  inert: {
    found: 'The form, or something around it, is `inert`: nobody can use it.',
    remedy: 'Remove the attribute when the form is shown.',
  },
  'pictures-blocked': {
    found: 'Pictures of the form’s host do not load.',
    remedy: 'Look for a content blocker or a policy (`img-src`, COEP).',
  },
  'import-map': {
    found:
      'Our `type="module"` or `modulepreload` stands above the page’s import map. Firefox, and Chrome and Edge before 133, then ignore the map, and modules of the page stop.',
    remedy: 'Replace the lines by those that the doctor shows. Lines with `integrity` move below the map.',
  },
  'script-versions': {
    found: 'The script has several addresses. The first that runs wins.',
    remedy: 'Leave one of them.',
  },
  'counted-twice': {
    found:
      'Requests are likely to be counted twice: the form pushes to the page’s `dataLayer`, and a script listens to `appraisal-form:complete`; or the same script is there twice.',
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
    found: 'An attribute’s value is not allowed; the default is used.',
    remedy: 'Use one that the doctor shows.',
  },
  'attribute-name': {
    found: 'An unknown attribute looks like one of the form.',
    remedy: 'Write it as the doctor shows.',
  },
  'attribute-alone': {
    found: '`initial-selection` without `initial-category` does nothing.',
    remedy: 'Add the category.',
  },
  'prefill-unused': {
    found:
      'An answer of `prefill-with`, of a parameter that `prefill-from` names, or of `prefill` fills nothing in.',
    remedy: 'Use a name and a value that the doctor shows. Contact details go into the property only.',
  },
  'context-unused': {
    found: 'A value of `context`, or of a parameter that `context-from` names, is not kept.',
    remedy:
      'Declare its name at /desk/connections, and give values as declared: no mail addresses, no phone numbers.',
  },
  narrow: {
    found: 'The form is narrower than 280 pixels.',
    remedy: 'Widen the column, or move the form.',
  },
  transparent: {
    found: 'The form, or something around it, has `opacity: 0`.',
    remedy: 'Take that style away. What appears as visitors scroll is not meant.',
  },
  overflow: {
    found: 'The form reaches beyond the screen.',
    remedy: 'Remove a fixed width around the form.',
  },
  'no-viewport': {
    found: 'No viewport: phones show the page small.',
    remedy: 'Add the line that the doctor shows.',
  },
  'insecure-page': {
    found: 'No https, or the browser’s cryptography is hidden.',
    remedy: 'Serve the page by https.',
  },
  'slow-script': {
    found: 'A file of the form took more than four seconds.',
    remedy: 'Put the script with `async` into the head, or add the lines that the doctor shows.',
  },
  hidden: {
    found: 'The form is in the page but not displayed now.',
    remedy: 'Nothing, if a visitor opens it. Open it and look again for its width.',
  },
  'covered-now': {
    found: 'A fixed element or a dialog lies on most of the form.',
    remedy: 'Nothing, if a visitor closes it. Close it and look again.',
  },
  'older-version': {
    found: 'The script’s address names a version, and there is a later one.',
    remedy: 'Nothing, if it is meant so. Otherwise name the later one, with its integrity, or none.',
  },
  'test-mode': {
    found: 'The form is in test mode: no shop hears of its requests.',
    remedy: 'Take `mode="test"` out before the page is public. With a key it is so for one visit only.',
  },
  'several-forms': {
    found: 'There are several forms. Each keeps its own answers and counts its own requests.',
    remedy: 'Leave one, if not meant so.',
  },
  'no-ad-label': {
    found: 'The page of a medium says nowhere that it is an advertisement (広告, PR, プロモーション).',
    remedy: 'If you are paid for it, say so where visitors see it first. Otherwise nothing.',
  },
  'page-header': {
    found: 'A fixed header: links to places end below it.',
    remedy: 'Set `scroll-padding-top` as the doctor shows. The form itself knows the header.',
  },
  contained: {
    found:
      'Something around the form (`transform`, `contain`, `overflow` …) holds back what should stick to the screen.',
    remedy: 'Move the form out of it. Dialogs are not concerned.',
  },
  'storage-denied': {
    found: 'Nothing may be stored: answers are lost with a reload.',
    remedy: 'Nothing, if it is meant so: the form works.',
  },
  'storage-full': {
    found: 'The storage is full: answers are lost with a reload.',
    remedy: 'Make room.',
  },
  'storage-partitioned': {
    found:
      'The page is in a frame of another site: its storage is separate, and some browsers delete it early.',
    remedy: 'Nothing: the form works.',
  },
  'sandbox-forms': {
    found: 'The page is in a sandbox without `allow-forms`.',
    remedy: 'Nothing: only other forms of the page need it.',
  },
  'sandbox-origin': {
    found: 'The page is in a sandbox without an origin: nothing can be stored.',
    remedy: 'Add `allow-same-origin`, if answers should outlast a reload.',
  },
  'prevented-scroll': {
    found: 'The page prevents wheels or touches, to scroll by itself (Lenis, fullPage).',
    remedy: 'Nothing: lists and dialogs of the form scroll nevertheless.',
  },
  'prevented-copy': {
    found: 'The page prevents pasting or selecting, to protect its texts.',
    remedy: 'Nothing: sellers copy and paste in the form nevertheless.',
  },
  'replaced-natives': {
    found: 'A script has replaced functions of the browser.',
    remedy: 'Nothing, while all goes well. Else try without that script, or use the frame.',
  },
  'extended-prototypes': {
    found: 'A script has added something to every object or list.',
    remedy: 'Nothing, while all goes well. Else try without that script, or use the frame.',
  },
};

import type { AttributeName, EventDetail, EventDetails } from '#contract/embed/element.ts';
import type { AppraisalFormElement } from './element.tsx';

/** Types of the element: in the tables of the DOM, and as a tag in JSX. */

type FormAttributes = { [Name in AttributeName]?: string | undefined };

type FormEventMap = {
  [Name in keyof EventDetails]: CustomEvent<EventDetail<Name>>;
};

declare global {
  interface HTMLElementTagNameMap {
    'appraisal-form': AppraisalFormElement;
  }

  interface HTMLElementEventMap extends FormEventMap {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'appraisal-form': DetailedHTMLProps<HTMLAttributes<AppraisalFormElement>, AppraisalFormElement> &
        FormAttributes;
    }
  }
}

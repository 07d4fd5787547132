import type { AttributeName } from './attributes.ts';
import type { AppraisalFormElement } from './element.tsx';
import type { AppraisalFormEvents } from './events.ts';

/** The element for TypeScript: in the DOM's own tables, and as a tag in JSX. */

type FormAttributes = { [Name in AttributeName]?: string | undefined };

type FormEventMap = {
  [Name in keyof AppraisalFormEvents]: CustomEvent<AppraisalFormEvents[Name]>;
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

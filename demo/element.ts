/** What the demo uses of `<appraisal-form>`'s public face. */
export interface AppraisalForm extends HTMLElement {
  reset?: () => void;
  fill?: (sample: Sample) => Promise<void> | void;
}

export interface SampleItem {
  category: string;
  answers: Record<string, string>;
  accessories?: string[];
  photos?: File[];
}

export interface Sample {
  items: SampleItem[];
  customer: {
    name1: string;
    kana1: string;
    zip1: string;
    addr1: string;
    email: string;
    tel1: string;
    description: string;
  };
}

export const EVENT_NAMES = [
  'appraisal-form:step',
  'appraisal-form:progress',
  'appraisal-form:submit',
  'appraisal-form:complete',
  'appraisal-form:error',
] as const;

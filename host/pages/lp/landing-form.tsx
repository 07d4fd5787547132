import { AppraisalForm } from '../../blocks/appraisal-form/appraisal-form.tsx';
import { BeforeSendingBesideForm } from '../../blocks/before-sending/before-sending.tsx';
import type { BeforeSendingData } from '../../blocks/before-sending/load-before-sending.server.ts';
import { FormPlace } from '../../blocks/form-place/form-place.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './landing-form.module.css';
import { LP } from './messages.ts';

interface LandingFormProps {
  /** The words in the form itself. */
  lead: string;
  category?: string;
  selection?: string | undefined;
  beforeSending: BeforeSendingData | undefined;
}

/** The form of a landing page, with the notes below it (document 1, section 2). */
export const LandingForm = ({ lead, category, selection, beforeSending }: LandingFormProps) => (
  <FormPlace beside={beforeSending && <BeforeSendingBesideForm data={beforeSending} />} linked>
    <AppraisalForm
      theme="lp"
      lead={lead}
      {...(category ? { initialCategory: category, initialSelection: selection } : {})}
    />
    <ul className={styles.notes}>
      {LP.notes.map((note) => (
        <li key={note}>
          <Phrases>{note}</Phrases>
        </li>
      ))}
    </ul>
  </FormPlace>
);

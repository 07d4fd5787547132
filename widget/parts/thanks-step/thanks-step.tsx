import type { SubmissionResult } from '#contract/schemas/submission.ts';
import { SWIPER_CSS } from '../carousel/swiper-css.ts';
import { CompanionApp } from '../companion-app/companion-app.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { ShopList } from '../shop-list/shop-list.tsx';
import { useStyles } from '../styles.ts';
import { Surveys } from '../surveys/surveys.tsx';
import thanksCss from '../thanks.css?inline';
import { useFormState } from '../use-form.ts';
import { ContactShops } from './contact.tsx';
import { MESSAGES } from './messages.ts';
import { OnceBanner } from './once-banner.tsx';
import { RECEIVED } from './received-messages.ts';
import { RequestLink } from './request-link.tsx';
import { SurveyNotice } from './survey-notice.tsx';

/** The last step (document 2, section 2, "Thank-you page"). It shows the result of the submission. */
export default function ThanksStep() {
  useStyles(SWIPER_CSS);
  useStyles(thanksCss);
  const result = useFormState((form) => form.submission.result);
  const productName = useFormState((form) => form.navigation.settings.productName);
  return result && <Thanks result={result} productName={productName} />;
}

function Thanks({ result, productName }: { result: SubmissionResult; productName: string }) {
  const hasShops = result.shops.length > 0;
  return (
    <div className="thanks">
      <OnceBanner />
      <div className="thanks__header">
        <svg className="thanks__seal" viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="30.5" />
          <path d="M20 33l8.5 8.5L45 24" />
        </svg>
        <h2 className="thanks__title" tabIndex={-1} data-step-heading="">
          <Phrases>{RECEIVED.title}</Phrases>
        </h2>
        <p className="thanks__lead">
          <Phrases>{MESSAGES.lead(productName)}</Phrases>
        </p>
        {hasShops ? (
          <ContactShops result={result} />
        ) : (
          <p className="thanks__contact">
            <Phrases>{RECEIVED.received}</Phrases>
          </p>
        )}
        <RequestLink url={result.requestUrl} />
        <SurveyNotice />
      </div>
      <ShopList shops={result.shops} />
      <CompanionApp />
      <Surveys />
    </div>
  );
}

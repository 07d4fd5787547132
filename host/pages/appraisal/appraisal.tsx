import { createSearchParams, Outlet, useLocation } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { LINK_SETTING } from '#contract/embed/snippet.ts';
import { withClaims } from '#contract/site/claims.ts';
import { nowWords } from '#contract/site/shop-words.ts';
import { AppraisalForm, linkedMedium } from '../../blocks/appraisal-form/appraisal-form.tsx';
import { FORM_LEAD } from '../../blocks/appraisal-form/messages.ts';
import { madeClaims } from '../../blocks/claims/made-claims.server.ts';
import { FormPlace } from '../../blocks/form-place/form-place.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { siteContext } from '../../settings/context.ts';
import { useSite } from '../../settings/use-site.ts';
import type { Route } from './+types/appraisal.ts';
import styles from './appraisal.module.css';
import { BesideForm } from './beside-form.tsx';
import { STEP_PAGES } from './steps.ts';

export const handle: PageHandle = {
  header: 'quiet',
  breadcrumbs: false,
  cta: false,
  banner: 'none',
  contents: [],
};

export async function loader({ context }: Route.LoaderArgs) {
  const claimSet = await madeClaims(context.get(siteContext));
  return { lead: withClaims<string>(FORM_LEAD, claimSet), now: nowWords(claimSet.shops) };
}

/** The three steps share one form and one document, so that nothing typed is lost (steps-element.ts). */
export default function Appraisal({ loaderData }: Route.ComponentProps) {
  const { pathname: path, search } = useLocation();
  const pathname = path.replace(/\/+$/, '');
  // A partner's link keeps its medium from step to step.
  const medium = linkedMedium(search);
  const { productName } = useSite().settings;
  const { step } = STEP_PAGES[isKeyOf(STEP_PAGES, pathname) ? pathname : '/form'];
  return (
    <site-steps
      className={styles.page}
      data-product={productName}
      data-query={medium && `?${createSearchParams({ [LINK_SETTING]: medium })}`}
    >
      <Outlet />
      <FormPlace beside={<BesideForm now={loaderData.now} />}>
        <div className={styles.form} data-hides-banner>
          <AppraisalForm theme="product" navigation="host" step={step} lead={loaderData.lead} />
        </div>
      </FormPlace>
    </site-steps>
  );
}

import { useEffect, useState } from 'react';
import { createSearchParams, Outlet, useLocation, useNavigate } from 'react-router';
import { isKeyOf } from '#contract/keys.ts';
import { LINK_SETTING } from '#contract/snippet.ts';
import { AppraisalForm, linkedMedium } from '../../blocks/appraisal-form/appraisal-form.tsx';
import { VisitRights } from '../../blocks/visit-rights/visit-rights.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import styles from './appraisal.module.css';
import type { ThanksContext } from './thanks.tsx';

const STEPS = { '/form': 'items', '/customer-form': 'customer', '/thanks': 'thanks' } as const;

export const handle: PageHandle = {
  header: 'quiet',
  breadcrumbs: false,
  cta: false,
  banner: 'none',
  contents: [],
};

/** The three steps share one form, which stays mounted between them, so that nothing typed is lost. */
export default function Appraisal() {
  const navigate = useNavigate();
  // There is a result only after a request during this visit. After a reload it is gone.
  const [sent, setSent] = useState(false);
  const location = useLocation();
  // A partner's link keeps its medium from step to step.
  const medium = linkedMedium(location.search);
  const pathname = location.pathname.replace(/\/+$/, '');
  const current = isKeyOf(STEPS, pathname) ? STEPS[pathname] : 'items';
  // Nobody returns to the thank-you page after leaving it, not even with Forward.
  useEffect(() => {
    if (current !== 'thanks') setSent(false);
  }, [current]);
  return (
    <>
      <Outlet context={sent satisfies ThanksContext} />
      <div className={styles.form} data-hides-banner>
        <AppraisalForm
          theme="product"
          navigation="host"
          step={current}
          onStep={(step, path) => {
            setSent(step === 'thanks');
            void navigate(
              { pathname: path, search: medium ? `?${createSearchParams({ [LINK_SETTING]: medium })}` : '' },
              { replace: step === 'thanks' },
            );
          }}
        />
      </div>
      {current !== 'thanks' && <VisitRights />}
    </>
  );
}

import type { PageHandle } from '../../frame/page-handle.ts';

/** The form of a landing page, for links to it. */
export const FORM_ID = 'appraisal-form';

/** How the frame looks around landing pages (document 1, section 2). */
export const handle: PageHandle = {
  tone: 'dark',
  header: 'bare',
  breadcrumbs: false,
  cta: false,
  footer: 'reduced',
  banner: 'campaign',
  contents: ['shops'],
};

import type { PageHandle } from '../../frame/page-handle.ts';

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

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { SITE_PREVIEWS } from '#contract/desk/desk.ts';

/** A path as the table has it. */
const below = (path: string) => path.slice(1);

/** Every path of the site (document 1, section 2). */
export default [
  layout('frame/frame.tsx', [
    index('pages/home/home.tsx'),
    layout('pages/appraisal/appraisal.tsx', [
      route('form', 'pages/appraisal/form.tsx'),
      route('customer-form', 'pages/appraisal/customer-form.tsx'),
      route('thanks', 'pages/appraisal/thanks.ts'),
    ]),
    route('achievements/:category?', 'pages/achievements/achievements.tsx'),
    route('column', 'pages/column/column.tsx'),
    route('column/category/:categorySlug', 'pages/column/category.tsx'),
    route('column/:slug', 'pages/column/article/article.tsx'),
    route('partners', 'pages/partners/partners.tsx'),
    route('partners/:uuid', 'pages/partners/shop.tsx'),
    route('about', 'pages/about/about.tsx'),
    route('requests', 'pages/request/lost-link.tsx'),
    // Mails carry their addresses: LINK_PAGES in contract/life/follow-up.ts. Any path behind a token is private too.
    route('requests/:token/*', 'pages/request/request.tsx'),
    route('leads/:token/*', 'pages/lead/lead.tsx'),
    route('store', 'pages/store/store.tsx'),
    route('store/thanks', 'pages/store/thanks.tsx'),
    route('contact', 'pages/contact/contact.tsx'),
    route('faq', 'pages/faq/faq.tsx'),
    route('evidence', 'pages/evidence/evidence.tsx'),
    route('company', 'pages/company/company.tsx'),
    route('privacy', 'pages/privacy/privacy.tsx'),
    route('security', 'pages/security/security.tsx'),
    route('sitemap', 'pages/site-map/site-map.tsx'),
    route('partners-guide', 'pages/partners-guide/partners-guide.tsx'),
    route('status', 'pages/status/status.tsx'),
    route('terms', 'pages/terms/terms.tsx'),
    route('campaign-gift', 'pages/campaign-gift/campaign-gift.tsx'),
    route('lp', 'pages/lp/lp-index.tsx'),
    route('lp/*', 'pages/lp/lp.tsx'),
  ]),
  // Any path behind a token is private too.
  layout('desk/sign-in/alone.tsx', [
    route('desk/enter/:token/*', 'desk/sign-in/enter.tsx'),
    route('desk/first/:token/*', 'desk/sign-in/first-owner.tsx'),
  ]),
  layout('desk/frame/frame.tsx', [
    route('desk/sign-in', 'desk/sign-in/sign-in.tsx'),
    layout('desk/frame/desk.tsx', [
      route('desk', 'desk/today/today.tsx'),
      route('desk/requests', 'desk/requests/requests.tsx'),
      route('desk/requests/many', 'desk/requests/many.tsx'),
      route('desk/requests/:uuid', 'desk/requests/request.tsx'),
      route('desk/shops', 'desk/shops/shops.tsx'),
      route('desk/shops/import', 'desk/shops/import.tsx'),
      route('desk/shops/:uuid', 'desk/shops/shop.tsx'),
      route('desk/registrations', 'desk/inbox/registrations.tsx'),
      route('desk/registrations/:uuid', 'desk/inbox/registration.tsx'),
      route('desk/enquiries', 'desk/inbox/enquiries.tsx'),
      route('desk/enquiries/:uuid', 'desk/inbox/enquiry.tsx'),
      route('desk/reviews', 'desk/inbox/reviews.tsx'),
      route('desk/shop', 'desk/shop-desk/leads.tsx', [route(':name', 'desk/shop-desk/lead.tsx')]),
      route('desk/own-shop', 'desk/shop-desk/own-shop.tsx'),
      route('desk/partner', 'desk/partner/partner.tsx'),
      route('desk/connections', 'desk/connections/connections.tsx'),
      route('desk/site', 'desk/site/site.tsx'),
      route('desk/figures', 'desk/figures/figures.tsx'),
      route('desk/deliveries', 'desk/requests/deliveries.tsx'),
      route('desk/people', 'desk/people/people.tsx'),
      route('desk/people/:uuid', 'desk/people/person.tsx'),
      route('desk/log', 'desk/people/log.tsx'),
      route('desk/self', 'desk/people/self.tsx'),
    ]),
  ]),
  layout('desk/site/preview.tsx', [
    layout('frame/frame.tsx', { id: 'preview' }, [
      route(below(SITE_PREVIEWS.home), 'pages/home/home.tsx', { id: 'preview-home' }),
      route(below(SITE_PREVIEWS.achievements), 'pages/achievements/achievements.tsx', {
        id: 'preview-achievements',
      }),
      route(below(SITE_PREVIEWS.evidence), 'pages/evidence/evidence.tsx', { id: 'preview-evidence' }),
      route(below(SITE_PREVIEWS.company), 'pages/company/company.tsx', { id: 'preview-company' }),
      route(below(SITE_PREVIEWS.terms), 'pages/terms/terms.tsx', { id: 'preview-terms' }),
      route(below(SITE_PREVIEWS.privacy), 'pages/privacy/privacy.tsx', { id: 'preview-privacy' }),
    ]),
  ]),
  route('desk/passkey-options', 'desk/sign-in/passkey-options.ts'),
  route('desk/requests/:uuid/export', 'desk/requests/export.ts'),
  route('desk/figures/:name', 'desk/figures/file.ts'),
  route('desk/partner/days.csv', 'desk/partner/file.ts'),
  route('desk/partner/conversions.csv', 'desk/partner/conversions.ts'),
  route('column/feed.xml', 'pages/column/feed/feed.ts'),
  route('sitemap.xml', 'pages/sitemap-xml/sitemap.ts'),
  route('sitemaps/:name', 'pages/sitemap-xml/part.ts'),
  route('robots.txt', 'pages/robots/robots.ts'),
  route('manifest.webmanifest', 'pages/manifest/manifest.ts'),
  route('*', 'pages/not-found/not-found.tsx'),
] satisfies RouteConfig;

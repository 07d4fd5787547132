import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every path of the site (document 1, section 2). */
export default [
  layout('frame/frame.tsx', [
    index('pages/home/home.tsx'),
    layout('pages/appraisal/appraisal.tsx', [
      route('form', 'pages/appraisal/form.tsx'),
      route('customer-form', 'pages/appraisal/customer-form.tsx'),
      route('thanks', 'pages/appraisal/thanks.tsx'),
    ]),
    route('achievements/:category?', 'pages/achievements/achievements.tsx'),
    route('column', 'pages/column/column.tsx'),
    route('column/category/:categorySlug', 'pages/column/category.tsx'),
    route('column/:slug', 'pages/column/article/article.tsx'),
    route('partners', 'pages/partners/partners.tsx'),
    route('partners/:uuid', 'pages/partners/shop.tsx'),
    route('about', 'pages/about/about.tsx'),
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
    route('lp', 'pages/lp/landing-pages.tsx'),
    route('lp/*', 'pages/lp/lp.tsx'),
  ]),
  route('sitemap.xml', 'pages/sitemap/sitemap.ts'),
  route('robots.txt', 'pages/robots/robots.ts'),
  route('manifest.webmanifest', 'pages/manifest/manifest.ts'),
  route('*', 'pages/not-found/not-found.tsx'),
] satisfies RouteConfig;

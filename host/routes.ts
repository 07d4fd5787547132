import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the site (document 1, section 2). */
export default [
  index('routes/home.tsx'),
  layout('routes/appraisal/layout.tsx', [
    route('form', 'routes/appraisal/form.tsx'),
    route('customer-form', 'routes/appraisal/customer-form.tsx'),
    route('thanks', 'routes/appraisal/thanks.tsx'),
  ]),
  route('achievements/:category?', 'routes/achievements.tsx'),
  route('column', 'routes/column/list.tsx'),
  route('column/category/:categorySlug', 'routes/column/category.tsx'),
  route('column/:slug', 'routes/column/article.tsx'),
  route('partners', 'routes/partners/list.tsx'),
  route('partners/:uuid', 'routes/partners/detail.tsx'),
  route('about', 'routes/about.tsx'),
  route('store', 'routes/store/page.tsx'),
  route('store/thanks', 'routes/store/thanks.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.ts'),
  route('campaign-gift', 'routes/campaign-gift.tsx'),
  route('lp/*', 'routes/lp.tsx'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;

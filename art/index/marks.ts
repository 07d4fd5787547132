// Made by `npm run art`. To change a picture, change its scene or its entry in art/subjects/.

import type { Drawing } from '#contract/site/picture.ts';

export const MARKS = {
  "logo-dark": {"name":"logo-dark","alt":"タカクラベ","width":224,"height":48,"path":"marks/logo/logo-dark.svg","version":"9d469f60"},
  "logo-light": {"name":"logo-light","alt":"タカクラベ","width":224,"height":48,"path":"marks/logo/logo-light.svg","version":"7b577e94"},
  "symbol": {"name":"symbol","alt":"","width":40,"height":40,"path":"marks/logo/symbol.svg","version":"63188b9d"},
  "shop-default": {"name":"shop-default","alt":"店舗のロゴはまだありません","width":320,"height":240,"path":"marks/shop-default.svg","version":"90933507"},
  "gift-card": {"name":"gift-card","alt":"1,000円分のギフトカード","width":960,"height":720,"path":"gift/gift-card.svg","version":"ed21313a"},
  "gift-banner": {"name":"gift-banner","alt":"ギフトカード1,000円分プレゼントキャンペーン","width":800,"height":320,"path":"gift/gift-banner.svg","version":"f6682dc7"},
} as const satisfies Record<string, Drawing>;

// Made by `npm run art`. To change a picture, change its scene or its entry in art/subjects/.

import type { Drawing } from '#contract/site/picture.ts';

export const MEDIA = {
  "media-01": {"name":"media-01","alt":"東都経済新聞","width":176,"height":83,"path":"marks/media/media-01.svg","version":"c74a74ae"},
  "media-02": {"name":"media-02","alt":"WEEKLY BUSINESS JAPAN","width":176,"height":83,"path":"marks/media/media-02.svg","version":"76fe37a8"},
  "media-03": {"name":"media-03","alt":"あさなぎテレビ","width":176,"height":83,"path":"marks/media/media-03.svg","version":"6c0e0c1a"},
  "media-04": {"name":"media-04","alt":"暮らしの手鏡","width":176,"height":83,"path":"marks/media/media-04.svg","version":"579b682b"},
  "media-05": {"name":"media-05","alt":"MONO STYLE","width":176,"height":83,"path":"marks/media/media-05.svg","version":"aa88697d"},
  "media-06": {"name":"media-06","alt":"RADIO MINATO 81.9","width":176,"height":83,"path":"marks/media/media-06.svg","version":"6b89bdb0"},
  "media-07": {"name":"media-07","alt":"シニアライフ通信","width":176,"height":83,"path":"marks/media/media-07.svg","version":"43d3cd6f"},
  "media-08": {"name":"media-08","alt":"Reuse Journal","width":176,"height":83,"path":"marks/media/media-08.svg","version":"2557a760"},
} as const satisfies Record<string, Drawing>;

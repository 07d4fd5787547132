// Made by `npm run art`. To change a picture, change its scene or its entry in art/subjects/.

import type { Drawing } from '#contract/site/picture.ts';

export const PARTNERS = {
  "partner-01": {"name":"partner-01","alt":"丸鶴堂","width":176,"height":83,"path":"marks/partners/partner-01.svg","version":"f3855418"},
  "partner-02": {"name":"partner-02","alt":"ブランド館ミラノワ","width":176,"height":83,"path":"marks/partners/partner-02.svg","version":"864ed342"},
  "partner-03": {"name":"partner-03","alt":"質とわ","width":176,"height":83,"path":"marks/partners/partner-03.svg","version":"20e3a034"},
  "partner-04": {"name":"partner-04","alt":"KAITORI LAB","width":176,"height":83,"path":"marks/partners/partner-04.svg","version":"ef375f57"},
  "partner-05": {"name":"partner-05","alt":"時屋","width":176,"height":83,"path":"marks/partners/partner-05.svg","version":"1dcee159"},
  "partner-06": {"name":"partner-06","alt":"ゴールドハーバー","width":176,"height":83,"path":"marks/partners/partner-06.svg","version":"6b9851c9"},
  "partner-07": {"name":"partner-07","alt":"古美術 蒼月","width":176,"height":83,"path":"marks/partners/partner-07.svg","version":"a476ede2"},
  "partner-08": {"name":"partner-08","alt":"リユースの森","width":176,"height":83,"path":"marks/partners/partner-08.svg","version":"384afa33"},
  "partner-09": {"name":"partner-09","alt":"銀座 玉泉","width":176,"height":83,"path":"marks/partners/partner-09.svg","version":"0e6d2848"},
  "partner-10": {"name":"partner-10","alt":"カメラの北斗","width":176,"height":83,"path":"marks/partners/partner-10.svg","version":"50dbf2f4"},
  "partner-11": {"name":"partner-11","alt":"楽器買取 アルペジオ","width":176,"height":83,"path":"marks/partners/partner-11.svg","version":"865df43c"},
  "partner-12": {"name":"partner-12","alt":"酒蔵買取 琥珀亭","width":176,"height":83,"path":"marks/partners/partner-12.svg","version":"03dc2246"},
  "partner-13": {"name":"partner-13","alt":"ジュエルプラス","width":176,"height":83,"path":"marks/partners/partner-13.svg","version":"1252ca89"},
  "partner-14": {"name":"partner-14","alt":"着物 はなごろも","width":176,"height":83,"path":"marks/partners/partner-14.svg","version":"8b5aad17"},
} as const satisfies Record<string, Drawing>;

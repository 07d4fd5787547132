// Made by `npm run art`. To change a picture, change its scene or its entry in art/subjects/.

import type { Drawing } from '#contract/site/picture.ts';

export const STEPS = {
  "step-1": {"name":"step-1","alt":"スマートフォンで品物の写真と情報を入力する様子","width":480,"height":360,"path":"steps/step-1.svg","version":"21367d77"},
  "step-2": {"name":"step-2","alt":"複数の買取店から届いた査定額を見比べる様子","width":480,"height":360,"path":"steps/step-2.svg","version":"6d6511f4"},
  "step-3": {"name":"step-3","alt":"選んだ買取店で品物を売却する様子","width":480,"height":360,"path":"steps/step-3.svg","version":"957a50d2"},
} as const satisfies Record<string, Drawing>;

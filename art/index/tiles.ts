// Made by `npm run art`. To change a picture, change its scene or its entry in art/subjects/.

import type { Picture } from '#contract/site/picture.ts';

export const TILES = {
  "tile-watch": {"name":"tile-watch","alt":"緑の文字盤の腕時計","width":400,"height":400,"color":"#3f3e33","widths":[160,400],"jpeg":400,"version":"9e9b329a"},
  "tile-bag": {"name":"tile-bag","alt":"ワインレッドの革のハンドバッグ","width":400,"height":400,"color":"#433029","widths":[160,400],"jpeg":400,"version":"9ea7d36f"},
  "tile-jewelry": {"name":"tile-jewelry","alt":"ダイヤモンドの指輪","width":400,"height":400,"color":"#51473b","widths":[160,400],"jpeg":400,"version":"4ff26edc"},
  "tile-gold": {"name":"tile-gold","alt":"積まれた純金の延べ棒","width":400,"height":400,"color":"#57452b","widths":[160,400],"jpeg":400,"version":"c4dd3f49"},
  "tile-alcohol": {"name":"tile-alcohol","alt":"ジャパニーズウイスキーのボトル","width":400,"height":400,"color":"#5f5243","widths":[160,400],"jpeg":400,"version":"e757a9e3"},
  "tile-antique": {"name":"tile-antique","alt":"金継ぎを施した青磁の花瓶","width":400,"height":400,"color":"#59574b","widths":[160,400],"jpeg":400,"version":"aba2e216"},
  "tile-camera": {"name":"tile-camera","alt":"銀色の一眼レフフィルムカメラ","width":400,"height":400,"color":"#423d37","widths":[160,400],"jpeg":400,"version":"50e205e7"},
  "tile-music": {"name":"tile-music","alt":"斜めに寝かせたバイオリン","width":400,"height":400,"color":"#3f2d1f","widths":[160,400],"jpeg":400,"version":"c5f55c3a"},
  "tile-kosen": {"name":"tile-kosen","alt":"寛永通宝に立てかけた小判","width":400,"height":400,"color":"#544229","widths":[160,400],"jpeg":400,"version":"20edd820"},
  "tile-kimono": {"name":"tile-kimono","alt":"青海波の着物と金襴の帯","width":400,"height":400,"color":"#3f322a","widths":[160,400],"jpeg":400,"version":"43214706"},
} as const satisfies Record<string, Picture>;

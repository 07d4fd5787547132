// Made by `npm run art`. To change a picture, change its scene or its entry in art/subjects/.

import type { Picture } from '#contract/site/picture.ts';

export const HEROES = {
  "hero-watch": {"name":"hero-watch","alt":"緑の文字盤とコンビのブレスレットの腕時計","width":2460,"height":1384,"color":"#4f5555","widths":[820,1640,2460],"jpeg":1640,"version":"02dbba7d"},
  "hero-watch-phone": {"name":"hero-watch-phone","alt":"緑の文字盤とコンビのブレスレットの腕時計","width":960,"height":1200,"color":"#515755","widths":[480,960],"jpeg":960,"version":"14905f0e"},
  "hero-bag": {"name":"hero-bag","alt":"金色のターンロックと鍵飾りが付いたワインレッドの革のハンドバッグ","width":2460,"height":1384,"color":"#79503b","widths":[820,1640,2460],"jpeg":1640,"version":"f14b2995"},
  "hero-bag-phone": {"name":"hero-bag-phone","alt":"金色のターンロックと鍵飾りが付いたワインレッドの革のハンドバッグ","width":960,"height":1200,"color":"#79513c","widths":[480,960],"jpeg":960,"version":"da3720f9"},
  "hero-jewelry": {"name":"hero-jewelry","alt":"一粒ダイヤモンドのゴールドの指輪","width":2460,"height":1384,"color":"#33483a","widths":[820,1640,2460],"jpeg":1640,"version":"78a2130f"},
  "hero-jewelry-phone": {"name":"hero-jewelry-phone","alt":"一粒ダイヤモンドのゴールドの指輪","width":960,"height":1200,"color":"#34483a","widths":[480,960],"jpeg":960,"version":"6697873d"},
  "hero-gold": {"name":"hero-gold","alt":"ピラミッド状に積まれた純金の延べ棒","width":3280,"height":1845,"color":"#453826","widths":[820,1640,3280],"jpeg":1640,"version":"b8e4283b"},
  "hero-gold-phone": {"name":"hero-gold-phone","alt":"ピラミッド状に積まれた純金の延べ棒","width":960,"height":1200,"color":"#54432b","widths":[480,960],"jpeg":960,"version":"87df53be"},
  "hero-alcohol": {"name":"hero-alcohol","alt":"琥珀色のジャパニーズウイスキーとロックグラス","width":2460,"height":1384,"color":"#7f644a","widths":[820,1640,2460],"jpeg":1640,"version":"840fa873"},
  "hero-alcohol-phone": {"name":"hero-alcohol-phone","alt":"琥珀色のジャパニーズウイスキーとロックグラス","width":960,"height":1200,"color":"#83684d","widths":[480,960],"jpeg":960,"version":"8d121bda"},
  "hero-antique": {"name":"hero-antique","alt":"金継ぎを施した青磁の花瓶","width":2460,"height":1384,"color":"#918466","widths":[820,1640,2460],"jpeg":1640,"version":"b22d6e14"},
  "hero-antique-phone": {"name":"hero-antique-phone","alt":"金継ぎを施した青磁の花瓶","width":960,"height":1200,"color":"#93886b","widths":[480,960],"jpeg":960,"version":"f7e3d4a5"},
  "hero-camera": {"name":"hero-camera","alt":"標準レンズを付けた銀色の一眼レフフィルムカメラ","width":2460,"height":1384,"color":"#686259","widths":[820,1640,2460],"jpeg":1640,"version":"5b4add0c"},
  "hero-camera-phone": {"name":"hero-camera-phone","alt":"標準レンズを付けた銀色の一眼レフフィルムカメラ","width":960,"height":1200,"color":"#66615b","widths":[480,960],"jpeg":960,"version":"6681ee11"},
  "hero-music": {"name":"hero-music","alt":"スタンドに立てたバイオリンと床に置いた弓","width":2460,"height":1384,"color":"#765f47","widths":[820,1640,2460],"jpeg":1640,"version":"91d64ca5"},
  "hero-music-phone": {"name":"hero-music-phone","alt":"スタンドに立てたバイオリンと床に置いた弓","width":960,"height":1200,"color":"#786048","widths":[480,960],"jpeg":960,"version":"f6da62f0"},
  "hero-kosen": {"name":"hero-kosen","alt":"積まれた寛永通宝に立てかけた小判と重なる小判","width":2460,"height":1384,"color":"#5c4936","widths":[820,1640,2460],"jpeg":1640,"version":"2182eda8"},
  "hero-kosen-phone": {"name":"hero-kosen-phone","alt":"積まれた寛永通宝に立てかけた小判と重なる小判","width":960,"height":1200,"color":"#634f38","widths":[480,960],"jpeg":960,"version":"04fb0360"},
  "hero-kimono": {"name":"hero-kimono","alt":"漆塗りの盆にのせた紺地青海波の着物と金襴の帯","width":2460,"height":1384,"color":"#7c694d","widths":[820,1640,2460],"jpeg":1640,"version":"03a1b718"},
  "hero-kimono-phone": {"name":"hero-kimono-phone","alt":"漆塗りの盆にのせた紺地青海波の着物と金襴の帯","width":960,"height":1200,"color":"#7b684e","widths":[480,960],"jpeg":960,"version":"0dec76ff"},
  "hero-gift": {"name":"hero-gift","alt":"金の水引を結んだ小箱と千円分の黒いギフトカード","width":3280,"height":1845,"color":"#463c30","widths":[820,1640,3280],"jpeg":1640,"version":"3577895f"},
  "hero-gift-phone": {"name":"hero-gift-phone","alt":"金の水引を結んだ小箱と千円分の黒いギフトカード","width":960,"height":1200,"color":"#544839","widths":[480,960],"jpeg":960,"version":"c5841b1a"},
} as const satisfies Record<string, Picture>;

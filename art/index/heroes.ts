// Made by `npm run art`. To change a picture, change its scene or its entry in art/subjects/.

import type { Picture } from '#contract/site/picture.ts';

export const HEROES = {
  "hero-watch": {"name":"hero-watch","alt":"緑の文字盤とコンビのブレスレットの腕時計","width":3280,"height":1845,"color":"#3e3c32","widths":[820,1640,3280],"jpeg":1640,"version":"c8d980a9"},
  "hero-watch-phone": {"name":"hero-watch-phone","alt":"緑の文字盤とコンビのブレスレットの腕時計","width":960,"height":1200,"color":"#464438","widths":[480,960],"jpeg":960,"version":"269c2bb3"},
  "hero-bag": {"name":"hero-bag","alt":"金色のターンロックと鍵飾りが付いたワインレッドの革のハンドバッグ","width":3280,"height":1845,"color":"#413129","widths":[820,1640,3280],"jpeg":1640,"version":"9f53e0d4"},
  "hero-bag-phone": {"name":"hero-bag-phone","alt":"金色のターンロックと鍵飾りが付いたワインレッドの革のハンドバッグ","width":960,"height":1200,"color":"#4d3830","widths":[480,960],"jpeg":960,"version":"e82ab92e"},
  "hero-jewelry": {"name":"hero-jewelry","alt":"一粒ダイヤモンドのゴールドの指輪","width":3280,"height":1845,"color":"#4d4539","widths":[820,1640,3280],"jpeg":1640,"version":"dc1ad42c"},
  "hero-jewelry-phone": {"name":"hero-jewelry-phone","alt":"一粒ダイヤモンドのゴールドの指輪","width":960,"height":1200,"color":"#52493c","widths":[480,960],"jpeg":960,"version":"c63c27dc"},
  "hero-gold": {"name":"hero-gold","alt":"ピラミッド状に積まれた純金の延べ棒","width":3280,"height":1845,"color":"#453826","widths":[820,1640,3280],"jpeg":1640,"version":"b8e4283b"},
  "hero-gold-phone": {"name":"hero-gold-phone","alt":"ピラミッド状に積まれた純金の延べ棒","width":960,"height":1200,"color":"#54432b","widths":[480,960],"jpeg":960,"version":"87df53be"},
  "hero-alcohol": {"name":"hero-alcohol","alt":"琥珀色のジャパニーズウイスキーとロックグラス","width":3280,"height":1845,"color":"#514639","widths":[820,1640,3280],"jpeg":1640,"version":"29b7025f"},
  "hero-alcohol-phone": {"name":"hero-alcohol-phone","alt":"琥珀色のジャパニーズウイスキーとロックグラス","width":960,"height":1200,"color":"#5e5141","widths":[480,960],"jpeg":960,"version":"887a1743"},
  "hero-antique": {"name":"hero-antique","alt":"金継ぎを施した青磁の花瓶","width":3280,"height":1845,"color":"#49463c","widths":[820,1640,3280],"jpeg":1640,"version":"baf05426"},
  "hero-antique-phone": {"name":"hero-antique-phone","alt":"金継ぎを施した青磁の花瓶","width":960,"height":1200,"color":"#555246","widths":[480,960],"jpeg":960,"version":"c41983b9"},
  "hero-camera": {"name":"hero-camera","alt":"標準レンズを付けた銀色の一眼レフフィルムカメラ","width":3280,"height":1845,"color":"#443e37","widths":[820,1640,3280],"jpeg":1640,"version":"8ad29c4b"},
  "hero-camera-phone": {"name":"hero-camera-phone","alt":"標準レンズを付けた銀色の一眼レフフィルムカメラ","width":960,"height":1200,"color":"#4a443c","widths":[480,960],"jpeg":960,"version":"6979aeb1"},
  "hero-music": {"name":"hero-music","alt":"スタンドに立てたバイオリンと床に置いた弓","width":3280,"height":1845,"color":"#4a3e31","widths":[820,1640,3280],"jpeg":1640,"version":"f4e35b14"},
  "hero-music-phone": {"name":"hero-music-phone","alt":"スタンドに立てたバイオリンと床に置いた弓","width":960,"height":1200,"color":"#554535","widths":[480,960],"jpeg":960,"version":"f45b3e54"},
  "hero-kosen": {"name":"hero-kosen","alt":"積まれた寛永通宝に立てかけた小判と重なる小判","width":3280,"height":1845,"color":"#453826","widths":[820,1640,3280],"jpeg":1640,"version":"ca1d7f23"},
  "hero-kosen-phone": {"name":"hero-kosen-phone","alt":"積まれた寛永通宝に立てかけた小判と重なる小判","width":960,"height":1200,"color":"#55432b","widths":[480,960],"jpeg":960,"version":"b8fd71a7"},
  "hero-kimono": {"name":"hero-kimono","alt":"漆塗りの盆にのせた紺地青海波の着物と金襴の帯","width":3280,"height":1845,"color":"#382e25","widths":[820,1640,3280],"jpeg":1640,"version":"877fe983"},
  "hero-kimono-phone": {"name":"hero-kimono-phone","alt":"漆塗りの盆にのせた紺地青海波の着物と金襴の帯","width":960,"height":1200,"color":"#41342b","widths":[480,960],"jpeg":960,"version":"37ba6410"},
  "hero-gift": {"name":"hero-gift","alt":"金の水引を結んだ小箱と千円分の黒いギフトカード","width":3280,"height":1845,"color":"#463c30","widths":[820,1640,3280],"jpeg":1640,"version":"3577895f"},
  "hero-gift-phone": {"name":"hero-gift-phone","alt":"金の水引を結んだ小箱と千円分の黒いギフトカード","width":960,"height":1200,"color":"#544839","widths":[480,960],"jpeg":960,"version":"c5841b1a"},
} as const satisfies Record<string, Picture>;

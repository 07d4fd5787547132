// Made by `npm run art`. To change a picture, change its scene or its entry in art/subjects/.

import type { Picture } from '../picture.ts';

export const HEROES = {
  "hero-watch": {"name":"hero-watch","alt":"緑の文字盤とコンビのブレスレットの腕時計","width":3280,"height":1845,"color":"#3e3c32","widths":[820,1640,3280],"jpeg":1640,"version":"478d32a6"},
  "hero-watch-phone": {"name":"hero-watch-phone","alt":"緑の文字盤とコンビのブレスレットの腕時計","width":960,"height":1200,"color":"#444337","widths":[480,960],"jpeg":960,"version":"ea7bb4b0"},
  "hero-bag": {"name":"hero-bag","alt":"金色のターンロックと鍵飾りが付いたワインレッドの革のハンドバッグ","width":3280,"height":1845,"color":"#423129","widths":[820,1640,3280],"jpeg":1640,"version":"7c6a58fc"},
  "hero-bag-phone": {"name":"hero-bag-phone","alt":"金色のターンロックと鍵飾りが付いたワインレッドの革のハンドバッグ","width":960,"height":1200,"color":"#4a372e","widths":[480,960],"jpeg":960,"version":"1a281cd5"},
  "hero-jewelry": {"name":"hero-jewelry","alt":"一粒ダイヤモンドのゴールドの指輪","width":3280,"height":1845,"color":"#4e4538","widths":[820,1640,3280],"jpeg":1640,"version":"0a2c5f32"},
  "hero-jewelry-phone": {"name":"hero-jewelry-phone","alt":"一粒ダイヤモンドのゴールドの指輪","width":960,"height":1200,"color":"#51483b","widths":[480,960],"jpeg":960,"version":"708b896e"},
  "hero-gold": {"name":"hero-gold","alt":"ピラミッド状に積まれた純金の延べ棒","width":3280,"height":1845,"color":"#473926","widths":[820,1640,3280],"jpeg":1640,"version":"ef1e76e0"},
  "hero-gold-phone": {"name":"hero-gold-phone","alt":"ピラミッド状に積まれた純金の延べ棒","width":960,"height":1200,"color":"#50412a","widths":[480,960],"jpeg":960,"version":"5adad0bb"},
  "hero-alcohol": {"name":"hero-alcohol","alt":"琥珀色のジャパニーズウイスキーとロックグラス","width":3280,"height":1845,"color":"#514639","widths":[820,1640,3280],"jpeg":1640,"version":"78deb55f"},
  "hero-alcohol-phone": {"name":"hero-alcohol-phone","alt":"琥珀色のジャパニーズウイスキーとロックグラス","width":960,"height":1200,"color":"#5c4f40","widths":[480,960],"jpeg":960,"version":"6f31e9c2"},
  "hero-antique": {"name":"hero-antique","alt":"金継ぎを施した青磁の花瓶","width":3280,"height":1845,"color":"#4a473c","widths":[820,1640,3280],"jpeg":1640,"version":"4e292683"},
  "hero-antique-phone": {"name":"hero-antique-phone","alt":"金継ぎを施した青磁の花瓶","width":960,"height":1200,"color":"#524f44","widths":[480,960],"jpeg":960,"version":"1dbc04aa"},
  "hero-camera": {"name":"hero-camera","alt":"標準レンズを付けた銀色の一眼レフフィルムカメラ","width":3280,"height":1845,"color":"#443e37","widths":[820,1640,3280],"jpeg":1640,"version":"d3d9e6a1"},
  "hero-camera-phone": {"name":"hero-camera-phone","alt":"標準レンズを付けた銀色の一眼レフフィルムカメラ","width":960,"height":1200,"color":"#4b453d","widths":[480,960],"jpeg":960,"version":"91a5d77e"},
  "hero-music": {"name":"hero-music","alt":"スタンドに立てたバイオリンと床に置いた弓","width":3280,"height":1845,"color":"#4b3e31","widths":[820,1640,3280],"jpeg":1640,"version":"9f87ff9d"},
  "hero-music-phone": {"name":"hero-music-phone","alt":"スタンドに立てたバイオリンと床に置いた弓","width":960,"height":1200,"color":"#524334","widths":[480,960],"jpeg":960,"version":"7a38ebf5"},
  "hero-kosen": {"name":"hero-kosen","alt":"積まれた寛永通宝に立てかけた小判と重なる小判","width":3280,"height":1845,"color":"#473926","widths":[820,1640,3280],"jpeg":1640,"version":"65d29f3a"},
  "hero-kosen-phone": {"name":"hero-kosen-phone","alt":"積まれた寛永通宝に立てかけた小判と重なる小判","width":960,"height":1200,"color":"#51412a","widths":[480,960],"jpeg":960,"version":"0a170b91"},
  "hero-kimono": {"name":"hero-kimono","alt":"漆塗りの盆にのせた紺地青海波の着物と金襴の帯","width":3280,"height":1845,"color":"#392e26","widths":[820,1640,3280],"jpeg":1640,"version":"dbff35f3"},
  "hero-kimono-phone": {"name":"hero-kimono-phone","alt":"漆塗りの盆にのせた紺地青海波の着物と金襴の帯","width":960,"height":1200,"color":"#3f3229","widths":[480,960],"jpeg":960,"version":"5a7120fb"},
  "hero-gift": {"name":"hero-gift","alt":"金の水引を結んだ小箱と千円分の黒いギフトカード","width":3280,"height":1845,"color":"#473e31","widths":[820,1640,3280],"jpeg":1640,"version":"42452ac5"},
  "hero-gift-phone": {"name":"hero-gift-phone","alt":"金の水引を結んだ小箱と千円分の黒いギフトカード","width":960,"height":1200,"color":"#524637","widths":[480,960],"jpeg":960,"version":"777e6643"},
} as const satisfies Record<string, Picture>;

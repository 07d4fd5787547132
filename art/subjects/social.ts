/**
 * The social previews of the site and of each landing page: 1200 × 630 pixels. Their words hold with any number of shops.
 */
export interface SocialEntry {
  /** The file name without its extension. */
  name: string;
  title: string;
  subtitle: string;
  /** The hero picture behind the text. */
  hero: string;
}

const page = (key: string, goods: string, hero: string): SocialEntry => ({
  name: `social-${key}`,
  title: `${goods}を、\nまとめて査定。`,
  subtitle: '写真を送って、無料で査定を依頼',
  hero: `hero-${hero}`,
});

export const SOCIAL_PREVIEWS: readonly SocialEntry[] = [
  {
    name: 'social-site',
    title: '手放す前に、\nその価値を知る。',
    subtitle: '時計・ブランド品・貴金属の無料査定',
    hero: 'hero-watch',
  },
  page('tokei', '時計', 'watch'),
  page('bag', 'バッグ', 'bag'),
  page('hoseki', '宝石', 'jewelry'),
  page('kotto', '骨董品', 'antique'),
  page('camera', 'カメラ', 'camera'),
  page('sake', 'お酒', 'alcohol'),
  page('gold', '金・貴金属', 'gold'),
  page('kotto-kosen', '古銭・小判', 'kosen'),
  page('kotto-kimono', '着物', 'kimono'),
  page('music', '楽器', 'music'),
  {
    name: 'social-campaign',
    title: 'ギフトカード\n1,000円分を全員に。',
    subtitle: '査定完了でもらえるキャンペーン',
    hero: 'hero-gift',
  },
];

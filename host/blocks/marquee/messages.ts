export const MARQUEE = { pause: 'ロゴの動きを止める', play: 'ロゴを動かす' } as const;

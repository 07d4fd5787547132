import { words } from '#contract/language/words.ts';

export const MESSAGES = words('name-fields', {
  guessed: '氏名からフリガナを入れました。読み方をお確かめください。',
  lengthened: '「-」を「ー」（長音）に変えました。姓と名などの区切りには、空白をお使いください。',
});

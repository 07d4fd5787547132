export const MESSAGES = {
  guessed: '氏名からフリガナを入れました。読み方をお確かめください。',
  lengthened: '「-」を「ー」（長音）に変えました。姓と名などの区切りには、空白をお使いください。',
} as const;

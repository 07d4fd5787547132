export const RESULT = {
  price: '買取価格',
  amount: (yen: number) => yen.toLocaleString('ja-JP'),
  unit: '円',
  day: (day: string) => day.replaceAll('-', '.'),
} as const;

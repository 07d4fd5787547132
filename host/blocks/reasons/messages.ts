export const REASONS = {
  title: (count: number) => `選ばれる${count}つの理由`,
  /** With an operator. */
  features: (count: number) => `${count}つの特長`,
  more: (product: string) => `${product}について詳しく`,
  items: [
    {
      title: '高額品に特化{highest.reason}',
      text: '{companies.focus|時計、宝石、貴金属、骨董品など、価値の見極めが必要な品に専門特化。}{companies.compete|得意とする買取店が、同じ品を競い合って査定します。}{price.sentence}',
    },
    {
      claim: 'screening',
      title: '{screening.all|提携店は、すべて審査済み}',
      text: '{screening.grounds|古物商許可や実績を確認し、審査を通過した買取店だけと提携しています。}{companies.several|納得できるまで、査定額を比べられます。}',
    },
    {
      claim: 'first',
      title: '{first.title}',
      text: '{first.history}{cumulative.reason}',
    },
  ],
} as const;

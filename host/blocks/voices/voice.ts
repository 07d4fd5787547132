/** What a customer says, beside a drawn portrait (never a photograph) of someone of that age and sex. */
export interface Voice {
  /** Id of the picture in art/vector/portraits/svg. */
  portrait: string;
  title: string;
  text: string;
  /** Age, sex and prefecture: 50代・女性・東京都. */
  person: string;
}

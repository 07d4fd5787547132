export const OPERATOR_BLOCK = {
  title: 'このサイトの運営者',
} as const;

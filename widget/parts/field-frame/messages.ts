export const MESSAGES = {
  required: '必須',
  optional: '任意',
} as const;

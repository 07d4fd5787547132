export const EXAMPLE = { mark: '表示例' } as const;

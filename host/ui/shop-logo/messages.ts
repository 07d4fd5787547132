export const SHOP_LOGO = { alt: (name: string) => `${name}のロゴ` } as const;

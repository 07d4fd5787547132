export const SITE_LINK = { opensNewTab: '（新しいタブで開きます）' } as const;

export function findFirefox(): string | undefined;
export function findWebKit(): { driver: string; browser: string; screen: string } | undefined;

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** A shop's site if it is a web address, otherwise ''. An API may answer with any text. */
export function webAddress(website: string): string {
  const url = urlOf(website);
  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}

/** Shops of the demonstration have sites below .example, a domain that cannot be registered. */
export const isInventedShop = (website: string): boolean =>
  urlOf(website)?.hostname.endsWith('.example') ?? false;

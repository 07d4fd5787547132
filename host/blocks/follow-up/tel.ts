/** Calls a number on phones, however it was written. */
export const telHref = (tel: string): string => `tel:${tel.replace(/[^\d+]/g, '')}`;

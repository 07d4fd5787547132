/** The title of a page: its name and the product's (document 1, section 2). */
export const titleOf = (name: string, productName: string) => `${name} | ${productName}`;

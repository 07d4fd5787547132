/** The seeded database from which others are copied. */
export const TEMPLATE = 'seeded';

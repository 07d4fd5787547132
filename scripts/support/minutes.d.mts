/** The table of CONTRIBUTING.md. */
export function minutesTable(): string;

export const WORDPRESS: Readonly<
  Record<'files' | 'php' | 'database' | 'installDatabase' | 'client' | 'databaseHome', string>
>;

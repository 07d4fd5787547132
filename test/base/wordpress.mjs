import { existsSync } from 'node:fs';

/** A WordPress with PHP and MariaDB, as Debian has them. */
export const WORDPRESS = {
  files: '/usr/share/wordpress',
  php: '/usr/bin/php',
  database: '/usr/sbin/mariadbd',
  installDatabase: '/usr/bin/mariadb-install-db',
  client: '/usr/bin/mariadb',
  /** Belongs to the user of the database. */
  databaseHome: '/var/lib/mysql',
};

const THEME = `${WORDPRESS.files}/wp-content/themes/twentytwentythree`;

/** The packages of Debian that bring it. */
export const WORDPRESS_PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'php-cli',
  'php-mysql',
  'mariadb-server',
];

export const hasWordPress = () => [...Object.values(WORDPRESS), THEME].every((path) => existsSync(path));

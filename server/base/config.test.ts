import { resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { PLACE_RULES } from '#contract/life/clocks.ts';
import { readConfig } from './config.ts';
import { StartError } from './errors.ts';

const WHSEC = `whsec_${Buffer.alloc(24).toString('base64')}`;

describe('an operator sets the server up through the environment', () => {
  it('works without any setting', () => {
    const { site, ...config } = readConfig({});
    expect(site.settings.productName).toBe('タカクラベ');
    expect(config).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: resolve('data'),
      releasesDir: resolve('data/releases'),
      photoStore: undefined,
      diskReserveBytes: 200 * 1024 * 1024,
      retentionDays: undefined,
      setAsideDays: 7,
      places: PLACE_RULES,
      contactRelease: 'all',
      disclosureYears: 3,
      shutdownMs: 0,
      metrics: undefined,
      databasePool: 10,
      databaseUrl: undefined,
      migrate: 'start',
      logLevel: 'info',
      productName: 'タカクラベ',
      seed: 'demo',
      demo: true,
      trustProxy: false,
      rateLimits: true,
      formLibrary: 'preact',
      mail: {
        smtpUrl: undefined,
        from: 'noreply@takakurabe.example',
        dkim: undefined,
        operator: 'operator@takakurabe.example',
      },
      webhooksFile: undefined,
      webhookAllow: [],
      checkupBrowsers: [],
      alarms: { call: undefined, backupHours: undefined },
      backups: undefined,
      linkSecret: undefined,
    });
  });

  it('has backups that it makes by itself expected twice as often as they are made, and needs a place for them', () => {
    expect(readConfig({ BACKUP_EVERY: '6', BACKUP_TO: '/mnt' }).alarms.backupHours).toBe(13);
    expect(() => readConfig({ BACKUP_EVERY: '6' })).toThrow('BACKUP_TO is not');
  });

  it('names browsers by their engines, and is told of one that we cannot drive', () => {
    const { checkupBrowsers } = readConfig({
      CHECKUP_BROWSERS: 'chromium:/usr/bin/chromium, firefox:/opt/fire:fox',
    });
    expect(checkupBrowsers).toEqual([
      { engine: 'chromium', path: '/usr/bin/chromium' },
      { engine: 'firefox', path: '/opt/fire:fox' },
    ]);
    for (const text of ['safari:/usr/bin/safari', '/usr/bin/chromium', 'chromium:'])
      expect(() => readConfig({ CHECKUP_BROWSERS: text })).toThrow('CHECKUP_BROWSERS');
  });

  it('takes an empty setting for none, as .env files write them', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(readConfig({}));
  });

  it('takes what is set', () => {
    const { site, ...config } = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/data',
      RELEASES_DIR: '/srv/releases',
      PHOTO_STORE: 's3://bucket/some/prefix',
      S3_ENDPOINT: 'https://store.example',
      S3_REGION: 'jp-east',
      S3_PATH_STYLE: 'off',
      DISK_RESERVE_MB: '5',
      RETENTION_DAYS: '90',
      SET_ASIDE_DAYS: '3',
      SHUTDOWN_MS: '4000',
      REMIND_AFTER_HOURS: '4',
      PASS_ON_AFTER_DAYS: '2',
      PASS_ON_LOOKED_AFTER_DAYS: '0.5',
      SEEK_SHOPS_DAYS: '14',
      MOST_SHOPS_TOLD: '20',
      CONTACT_RELEASE: 'chosen',
      DISCLOSURE_YEARS: '5',
      METRICS_PORT: '9100',
      DATABASE_POOL: '30',
      DATABASE_URL: 'postgres://u:p@db/x',
      MIGRATE: 'check',
      LOG_LEVEL: 'warn',
      PRODUCT_NAME: '見本',
      DEMO: 'off',
      TRUST_PROXY: 'on',
      FORM_LIBRARY: 'react',
      SMTP_URL: 'smtps://u:p@mail.example',
      MAIL_FROM: 'noreply@shop.example',
      MAIL_DKIM_SELECTOR: 'tk',
      MAIL_DKIM_KEY: '/etc/dkim.pem',
      OPERATOR_NAME: '見本株式会社',
      OPERATOR_REPRESENTATIVE: '見本 一郎',
      OPERATOR_ADDRESS: '東京都',
      OPERATOR_PHONE: '03-0000-0000',
      OPERATOR_EMAIL: 'office@shop.example',
      WEBHOOKS_FILE: '/etc/webhooks.json',
      WEBHOOK_ALLOW: '10.0.0.0/8, 127.0.0.1',
      CHECKUP_BROWSERS: 'chromium:/usr/bin/chromium',
      ALARM_URL: 'https://alarm.example/',
      ALARM_SECRET: WHSEC,
      BACKUP_EXPECTED_HOURS: '26',
      BACKUP_EVERY: '24',
      BACKUP_TO: '/mnt/backups',
      LINK_SECRET: 'x'.repeat(32),
    });
    expect(site.settings.productName).toBe('見本');
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/data',
      releasesDir: '/srv/releases',
      photoStore: {
        bucket: 'bucket',
        prefix: 'some/prefix/',
        endpoint: 'https://store.example',
        region: 'jp-east',
        pathStyle: false,
      },
      diskReserveBytes: 5 * 1024 * 1024,
      retentionDays: 90,
      setAsideDays: 3,
      alarms: { call: { url: 'https://alarm.example/', secret: WHSEC }, backupHours: 26 },
      backups: { everyHours: 24, folder: '/mnt/backups' },
      places: {
        ...PLACE_RULES,
        ...{ remindHours: 4, silentDays: 2, lookedDays: 0.5, seekDays: 14, mostTold: 20 },
      },
      contactRelease: 'chosen',
      disclosureYears: 5,
      shutdownMs: 4000,
      metrics: { port: 9100, host: 'localhost' },
      databasePool: 30,
      databaseUrl: 'postgres://u:p@db/x',
      migrate: 'check',
      logLevel: 'warn',
      productName: '見本',
      seed: 'reference',
      demo: false,
      trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
      rateLimits: true,
      formLibrary: 'react',
      mail: {
        smtpUrl: 'smtps://u:p@mail.example',
        from: 'noreply@shop.example',
        dkim: { selector: 'tk', keyFile: '/etc/dkim.pem' },
        operator: 'office@shop.example',
      },
      webhooksFile: '/etc/webhooks.json',
      webhookAllow: ['10.0.0.0/8', '127.0.0.1'],
      checkupBrowsers: [{ engine: 'chromium', path: '/usr/bin/chromium' }],
      linkSecret: 'x'.repeat(32),
    });
  });

  it('has invented things only to try it out: never on a public site or in a database of its own', () => {
    for (const env of [{ SITE_URL: 'https://x.example' }, { DATABASE_URL: 'postgres://u:p@db/x' }])
      expect(readConfig(env)).toMatchObject({ demo: false, seed: 'reference' });
    expect(readConfig({ SITE_URL: 'https://x.example', DEMO: 'on', SEED: 'demo' })).toMatchObject({
      demo: true,
      seed: 'demo',
    });
  });

  it('names nobody as operator until an operator is set, and never half of one', () => {
    expect(readConfig({}).site.settings.operator).toBeUndefined();
    const whole = {
      OPERATOR_NAME: '株式会社見本',
      OPERATOR_REPRESENTATIVE: '見本 太郎',
      OPERATOR_ADDRESS: '東京都千代田区1-1',
      OPERATOR_PHONE: '03-0000-0000',
    };
    expect(readConfig(whole).site.settings.operator).toEqual({
      name: '株式会社見本',
      representative: '見本 太郎',
      address: '東京都千代田区1-1',
      phone: '03-0000-0000',
      email: '',
      license: '',
    });
    expect(() => readConfig({ OPERATOR_NAME: '株式会社見本', OPERATOR_PHONE: '03-0000-0000' })).toThrow(
      'not OPERATOR_REPRESENTATIVE, OPERATOR_ADDRESS',
    );
    expect(() => readConfig({ OPERATOR_EMAIL: 'a@b.example' })).toThrow('OPERATOR_NAME');
  });

  it('has a privacy policy of its own, unless the operator has one elsewhere', () => {
    const links = (env: Record<string, string>) => {
      const { privacyUrl, personalInformationUrl } = readConfig(env).site.settings;
      return [privacyUrl, personalInformationUrl];
    };
    expect(links({})).toEqual(['/privacy', '/privacy#personal-information']);
    const elsewhere = 'https://operator.example/policy';
    expect(links({ PRIVACY_URL: elsewhere })).toEqual([elsewhere, elsewhere]);
    expect(links({ PERSONAL_INFORMATION_URL: elsewhere })).toEqual(['/privacy', elsewhere]);
  });

  it('takes the survey of the campaign over https only', () => {
    const surveyUrl = 'https://survey.example/gift';
    expect(readConfig({ SURVEY_URL: surveyUrl }).site.settings).toMatchObject({ surveyUrl });
    for (const wrong of ['http://survey.example/gift', 'javascript:alert(1)'])
      expect(() => readConfig({ SURVEY_URL: wrong })).toThrow(
        `SURVEY_URL is "${wrong}", should be: a URL that begins with https://`,
      );
  });

  it('believes what proxies say only if they are named', () => {
    expect(readConfig({ TRUST_PROXY: '203.0.113.5, 10.0.0.0/8' }).trustProxy).toEqual([
      '203.0.113.5',
      '10.0.0.0/8',
    ]);
    expect(() => readConfig({ TRUST_PROXY: 'everybody' })).toThrow('TRUST_PROXY is "everybody"');
  });

  it('reads about every bad setting at once, and what it should be', () => {
    const env = { PORT: 'http', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', DEMO: 'yes', HOST: 'fine' };
    expect(() => readConfig(env)).toThrow(StartError);
    expect(() => readConfig(env)).toThrow(
      [
        'Bad settings:',
        '  PORT is "http", should be: a port number from 0 to 65535',
        '  DATABASE_URL is not usable, should be: a PostgreSQL URL such as postgres://user:password@host:5432/name',
        '  LOG_LEVEL is "loud", should be: one of fatal, error, warn, info, debug, trace, silent',
        '  DEMO is "yes", should be: on or off',
      ].join('\n'),
    );
  });

  it('reads about a number that is out of bounds where its bounds are', () => {
    const env = { SHUTDOWN_MS: '700000', DATABASE_POOL: '1', DISK_RESERVE_MB: '-1', RETENTION_DAYS: '0.5' };
    expect(() => readConfig(env)).toThrow(
      [
        'Bad settings:',
        '  DISK_RESERVE_MB is "-1", should be: at least 0',
        '  RETENTION_DAYS is "0.5", should be: a whole number',
        '  SHUTDOWN_MS is "700000", should be: at most 600,000',
        '  DATABASE_POOL is "1", should be: at least 2',
      ].join('\n'),
    );
  });

  it('takes only those kinds of TLS to the database that mean the same in every release of its driver', () => {
    const url = 'postgres://u:p@db/x';
    for (const query of [
      '',
      '?sslmode=disable',
      '?application_name=a&sslmode=verify-full&sslrootcert=/ca.pem',
    ])
      expect(readConfig({ DATABASE_URL: url + query }).databaseUrl).toBe(url + query);
    for (const mode of ['require', 'prefer', 'verify-ca', ''])
      expect(() => readConfig({ DATABASE_URL: `${url}?sslmode=${mode}` })).toThrow('sslmode=verify-full');
  });

  it('says of TLS to the mail server only what is documented', () => {
    const urlOf = (query: string) =>
      readConfig({ SMTP_URL: `smtp://mail.example${query}`, MAIL_FROM: 'a@shop.example' }).mail.smtpUrl;
    for (const query of ['', '?requireTLS=false', '?tls.servername=a.example&tls.rejectUnauthorized=false'])
      expect(urlOf(query)).toBe(`smtp://mail.example${query}`);
    for (const query of [
      '?requireTLS=maybe',
      '?ignoreTLS=true',
      '?disableFileAccess=false',
      '?tls.servername=',
    ])
      expect(() => urlOf(query)).toThrow('SMTP_URL is not usable, should be: a URL with nothing behind');
  });

  it('sends mail only from an address, and never shows the password of the mail server', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow('MAIL_FROM is not');
    expect(() => readConfig({ MAIL_DKIM_KEY: '/key.pem' })).toThrow('only one is set');
    expect(() => readConfig({ SMTP_URL: 'http://u:secret@x', LINK_SECRET: 'short' })).toThrow(
      /SMTP_URL is not usable.*\n.*LINK_SECRET is not usable/,
    );
    const config = readConfig({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@shop.example' });
    expect(config.mail.operator).toBeUndefined();
  });

  test.each(['-1', '65536', '80.5', 'NaN'])('PORT=%s is refused', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(StartError);
  });
});

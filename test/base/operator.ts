import { join } from 'node:path';

/** An operator of the tests' site, who runs its campaign and has published evidence of every claim. */
export const OPERATOR = {
  OPERATOR_NAME: '株式会社テスト運営',
  OPERATOR_REPRESENTATIVE: '試験 一郎',
  OPERATOR_ADDRESS: '東京都千代田区千代田1-1',
  OPERATOR_PHONE: '03-0000-0000',
  SURVEY_URL: 'https://survey.example/',
  CAMPAIGN_MAIL: 'campaign@operator.example',
  SITE_CONTENT: join(import.meta.dirname, 'operator-content.yaml'),
} as const;

/** The same one before anything is published. */
export const NEW_OPERATOR = { ...OPERATOR, SURVEY_URL: '', CAMPAIGN_MAIL: '', SITE_CONTENT: '' } as const;

import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'host',
  buildDirectory: 'dist/host',
  ssr: true,
} satisfies Config;

import type { Config } from '@react-router/dev/config';
import { buildFolder } from './scripts/build/place.ts';

export default {
  appDirectory: 'host',
  buildDirectory: `${buildFolder()}/host`,
  ssr: true,
} satisfies Config;

/**
 * The tests of the photo store on a real store that speaks S3: the one that S3_TEST_ENDPOINT names, otherwise OpenStack
 * Swift, if it is installed. `npm run test:all` runs it. Ends with 3 if there is none.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasSwift, SWIFT_KEYS, SWIFT_PACKAGES, startSwift } from './swift.ts';

const NONE = 3;

async function test(env: Record<string, string>): Promise<number> {
  const args = ['vitest', 'run', '--project', 'server', 'server/photos/s3'];
  const child = spawn('npx', args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

async function testOnSwift(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'swift-'));
  try {
    const swift = await startSwift(folder);
    try {
      return await test({ S3_TEST_ENDPOINT: swift.endpoint, ...SWIFT_KEYS });
    } finally {
      await swift.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.env.S3_TEST_ENDPOINT) process.exitCode = await test({});
else if (hasSwift()) process.exitCode = await testOnSwift();
else {
  console.log(
    [
      'No real store: name one with S3_TEST_ENDPOINT (and AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY),',
      `or install Swift (Debian: ${SWIFT_PACKAGES}). The stand-in is among the server tests.`,
    ].join('\n'),
  );
  process.exitCode = NONE;
}

import { existsSync } from 'node:fs';
import { type Config, readConfig } from './config.ts';
import { StartError } from './errors.ts';

/**
 * The settings of the environment and of `.env`. Those of the environment win.
 * @throws StartError that names every bad key
 */
export function readSettings(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}

/** Runs an operator's command. What an operator can mend is said without a stack, and the command fails. */
export async function command(work: (settings: Config) => Promise<void>): Promise<void> {
  try {
    await work(readSettings());
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(`${error.message}\n${error.remedy}`);
    process.exitCode = 1;
  }
}

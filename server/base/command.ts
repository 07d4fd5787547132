import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Config, readConfig } from './config.ts';
import { keepFilesPrivate } from './data-folder.ts';
import { databaseTrouble } from './database-trouble.ts';
import { codeOf, messageOf, PhotoStoreError, Refusal, StartError } from './errors.ts';

/**
 * The settings of the environment and of `.env`. Those of the environment win.
 * @throws StartError that names every bad key
 */
export function readEnvironment(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}

/**
 * Runs an operator's command. For a problem that the operator can correct, it prints the message without a stack. The
 * command then fails.
 */
export async function command(work: (settings: Config) => Promise<void>): Promise<void> {
  keepFilesPrivate();
  try {
    await work(readEnvironment());
  } catch (error) {
    if (error instanceof StartError) console.error(`${error.message}\n${error.remedy}`);
    else if (error instanceof PhotoStoreError)
      console.error(`${error.message}\nWhat is not done yet is done by the same command again.`);
    else if (troubleOf(error)) console.error(troubleOf(error));
    else throw error;
    process.exitCode = 1;
  }
}

/** The words for trouble that an operator mends outside of this program. */
function troubleOf(error: unknown): string | undefined {
  const trouble = codeOf(error) === 'ENOSPC' ? 'storage_full' : databaseTrouble(error);
  if (trouble === 'storage_full') return 'The disk is full.\nMake room, then give the same command again.';
  if (trouble) return `The database went away: ${messageOf(error)}\nSee whether it runs, then try again.`;
  return undefined;
}

/** Turns a refusal of an act into words for the one who gave the command. */
export const orSay =
  (message: string, remedy: string) =>
  (error: unknown): never => {
    throw error instanceof Refusal ? new StartError(message, remedy, { cause: error }) : error;
  };

/**
 * The arguments of the command line.
 * @param usage is printed if an argument is unknown
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (cause) {
    throw new StartError(messageOf(cause), usage, { cause });
  }
}

/** @throws StartError if the file that an operator names cannot be read */
export function readNamedFile(path: string, usage: string): Promise<Buffer> {
  return readFile(path).catch((cause) => {
    throw new StartError(`${path} cannot be read: ${cause.message}`, usage, { cause });
  });
}

import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { LIMITS, PHOTO_TYPES, type PhotoType } from '#contract/limits.ts';
import { Refusal } from '../errors.ts';
import { SERVER_MESSAGES } from '../messages.ts';
import { countReceived } from '../photos/free-buffers.ts';
import { PhotoFilter } from '../photos/photo-filter.ts';
import { SUBMISSION_LIMITS } from './submission-limits.ts';

/** A file of the form, on disk in the folder of its submission. */
export class ReceivedFile {
  /** The file's name on the seller's device. It is personal, so it is stored but never logged. */
  readonly originalName: string;
  path: string;
  /** What is stored of it, without what the camera noted. */
  bytes = 0;
  /** Undefined if the file is not a photo of an accepted type. */
  type: PhotoType | undefined;
  tooLarge = false;
  isEmpty = true;
  sha256 = '';

  constructor(originalName: string, path: string) {
    this.originalName = originalName;
    this.path = path;
  }
}

export type FormValue = string | ReceivedFile;

/** Names and values in the order in which they were sent. */
export type FormPairs = [name: string, value: FormValue][];

/**
 * Receives a multipart form. Files go straight to disk and are never whole in memory.
 *
 * @param folder is created; the caller removes it in any case
 * @param idleMs the form is given up if (almost) nothing arrives for this long
 * @throws Refusal 400 malformed or cut off, 408 stalled, 413 larger than any submission may be, 422 over a limit
 */
export async function receiveForm(raw: IncomingMessage, folder: string, idleMs: number): Promise<FormPairs> {
  if (Number(raw.headers['content-length']) > SUBMISSION_LIMITS.totalBytes) throw tooLarge();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const form = new FormReception(folder);
  try {
    await form.receive(raw, idleMs);
    return form.pairs;
  } finally {
    await form.settle();
  }
}

class FormReception {
  readonly pairs: FormPairs = [];
  private readonly folder: string;
  private readonly writing: Promise<void>[] = [];
  private readonly streams = new Set<Readable>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Resolves when the last byte is read and every file is on disk. */
  receive(raw: IncomingMessage, idleMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const parser = openParser(raw);
      let total = 0;
      let fieldBytes = 0;
      let checked = 0;
      const stop = (error?: Error) => {
        clearInterval(progress);
        raw.off('data', onData).off('close', onClose).off('error', stop);
        raw.unpipe(parser);
        if (error) reject(error);
        else Promise.all(this.writing).then(() => resolve(), reject);
      };
      const progress = setInterval(() => {
        if (total - checked < (idleMs / 1000) * SUBMISSION_LIMITS.bytesPerSecond)
          stop(new Refusal('stalled'));
        checked = total;
      }, idleMs);
      const onData = (chunk: Buffer) => {
        total += chunk.length;
        if (total > SUBMISSION_LIMITS.totalBytes) stop(tooLarge());
        countReceived(chunk.length);
      };
      const onClose = () => {
        if (!raw.readableEnded) stop(malformed(SERVER_MESSAGES.incompleteForm));
      };
      parser.on('field', (name, value, nameTruncated, truncated) => {
        if (nameTruncated || truncated || !isFieldName(name)) stop(overLimit());
        else this.pairs.push([name, value]);
        fieldBytes += Buffer.byteLength(value);
        if (fieldBytes > SUBMISSION_LIMITS.allFieldBytes) stop(overLimit());
      });
      parser.on('file', (name, stream, fileName) => {
        if (!isFieldName(name)) return stop(overLimit());
        // If a part ends early, Busboy emits an error on its stream. Without a listener that would end the process.
        stream.on('error', () => stop(malformed(SERVER_MESSAGES.incompleteForm)));
        const kept = this.keep(name, stream, fileName);
        kept.catch(stop);
        this.writing.push(kept);
      });
      for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
        parser.on(limit, () => stop(overLimit()));
      }
      parser.on('error', () => stop(malformed(SERVER_MESSAGES.malformedForm)));
      parser.on('finish', () => stop());
      raw.on('data', onData).on('close', onClose).on('error', stop);
      raw.pipe(parser);
    });
  }

  /** Waits until no file is being written, so that the folder can be removed. */
  async settle(): Promise<void> {
    for (const stream of this.streams) stream.destroy();
    await Promise.allSettled(this.writing);
  }

  private async keep(name: string, stream: Readable, fileName: string | undefined): Promise<void> {
    const file = new ReceivedFile(
      basename(fileName ?? '').slice(0, SUBMISSION_LIMITS.fileNameCharacters),
      join(this.folder, randomUUID()),
    );
    this.pairs.push([name, file]);
    this.streams.add(stream);
    await writeFile(stream, file);
    this.streams.delete(stream);
    // For a file input that was left empty, a browser sends a file without name and content.
    if (file.isEmpty && !file.originalName)
      this.pairs.splice(
        this.pairs.findIndex(([, value]) => value === file),
        1,
      );
  }
}

async function writeFile(stream: Readable, file: ReceivedFile): Promise<void> {
  const filter = new PhotoFilter();
  const digest = createHash('sha256');
  const handle = await open(file.path, 'wx');
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      digest.update(chunk);
      file.isEmpty = false;
      const image = filter.feed(chunk);
      file.bytes += image.length;
      await handle.appendFile(image);
    }
    for (const { at, length } of filter.blanks) await overwrite(handle, at, length);
    // A request is acknowledged only when its photos would survive a power cut.
    await handle.datasync();
  } finally {
    await handle.close();
  }
  file.tooLarge = (stream as Readable & { truncated?: boolean }).truncated === true;
  file.type = filter.type;
  file.sha256 = digest.digest('hex');
  if (file.tooLarge || !file.type) return rm(file.path, { force: true });
  const named = `${file.path}.${PHOTO_TYPES[file.type][0]}`;
  await rename(file.path, named);
  file.path = named;
}

/** With zeros, and never beyond the end: the place comes from the photo. */
async function overwrite(handle: FileHandle, at: number, length: number): Promise<void> {
  const { size } = await handle.stat();
  const within = Math.min(length, size - at);
  if (within > 0) await handle.write(Buffer.alloc(within), 0, within, at);
}

function openParser(raw: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: raw.headers as BusboyHeaders,
      limits: {
        fieldSize: SUBMISSION_LIMITS.fieldBytes,
        fields: SUBMISSION_LIMITS.fields,
        files: SUBMISSION_LIMITS.files,
        parts: SUBMISSION_LIMITS.fields + SUBMISSION_LIMITS.files,
        fileSize: LIMITS.photoBytes,
        headerPairs: 20,
      },
    });
  } catch {
    throw malformed(SERVER_MESSAGES.malformedForm);
  }
}

/** Busboy has a limit for names but does not apply it. The name of a part without one is undefined. */
const isFieldName = (name: unknown) =>
  typeof name === 'string' && name !== '' && name.length <= SUBMISSION_LIMITS.fieldNameBytes;

const malformed = (message: string) => new Refusal('malformed_form', message);
const overLimit = () => new Refusal('too_much');
const tooLarge = () => new Refusal('too_large');

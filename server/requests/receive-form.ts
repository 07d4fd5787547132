import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { LIMITS, type PhotoType } from '#contract/base/limits.ts';
import { cut, oneLine, storable } from '#contract/base/text.ts';
import { Refusal } from '../base/errors.ts';
import { SERVER_MESSAGES } from '../base/messages.ts';
import type { UploadSlot } from '../limits/upload-lane.ts';
import { countReceived } from '../photos/free-buffers.ts';
import { PhotoFilter } from '../photos/photo-filter.ts';
import type { ArrivingPhoto } from '../photos/photo-store.ts';
import { SUBMISSION_LIMITS } from './submission-limits.ts';

/** A file of the form, in the store of photos. */
export class ReceivedFile {
  /** The file's name on the seller's device. It is personal, so it is stored but never logged. */
  readonly originalName: string;
  /** In the store, among the photos of the request. */
  name = '';
  /** The stored bytes, without the camera's notes. */
  bytes = 0;
  /** Undefined if the file is no photo of an accepted type, or its name has another type. */
  type: PhotoType | undefined;
  /** Too large in bytes, or in pixels. */
  fault: 'tooLarge' | 'tooManyPixels' | undefined;
  isEmpty = true;
  sha256 = '';

  constructor(originalName: string) {
    this.originalName = originalName;
  }
}

/** Begins a photo in the store. Its type may be expected when its first bytes have arrived. */
type BeginPhoto = (expected: PhotoType | undefined) => Promise<ArrivingPhoto>;

export type FormValue = string | ReceivedFile;

/** Names and values in the order in which they were sent. */
export type FormPairs = [name: string, value: FormValue][];

/**
 * Receives a multipart form. Files go straight to the store and are never whole in memory.
 *
 * @param receive begins a photo in the store, if possible of a known type; the caller removes the photos in any case
 * @param idleMs the form is given up if (almost) nothing arrives for this long
 * @param slot counts the bytes, and says when the form has to make room for others
 * @throws Refusal 400 malformed or cut off, 408 stalled, 413 larger than any submission may be, 422 over a limit, 503
 *   when it had to make room
 */
export async function receiveForm(
  raw: IncomingMessage,
  receive: BeginPhoto,
  idleMs: number,
  slot: UploadSlot,
): Promise<FormPairs> {
  if (Number(raw.headers['content-length']) > SUBMISSION_LIMITS.totalBytes) throw tooLarge();
  // The seller may have left while there was no room.
  if (raw.destroyed) throw malformed(SERVER_MESSAGES.incompleteForm);
  const form = new FormReception(receive);
  try {
    await form.receive(raw, idleMs, slot);
    return form.pairs;
  } finally {
    await form.settle();
  }
}

class FormReception {
  readonly pairs: FormPairs = [];
  readonly #begin: BeginPhoto;
  readonly #writing: Promise<void>[] = [];
  readonly #streams = new Set<Readable>();

  constructor(begin: BeginPhoto) {
    this.#begin = begin;
  }

  /** Resolves when the last byte is read and every file is stored. */
  receive(raw: IncomingMessage, idleMs: number, slot: UploadSlot): Promise<void> {
    return new Promise((resolve, reject) => {
      const parser = openParser(raw);
      let total = 0;
      let fieldBytes = 0;
      let lastTotal = 0;
      const stop = (error?: Error) => {
        clearInterval(progress);
        raw.off('data', onData).off('close', onClose).off('error', stop);
        slot.signal.removeEventListener('abort', makeRoom);
        raw.unpipe(parser);
        if (error) reject(error);
        else Promise.all(this.#writing).then(() => resolve(), reject);
      };
      const makeRoom = () => stop(slot.signal.reason);
      slot.signal.addEventListener('abort', makeRoom);
      const progress = setInterval(() => {
        if (total - lastTotal < (idleMs / 1000) * SUBMISSION_LIMITS.bytesPerSecond)
          stop(new Refusal('stalled'));
        lastTotal = total;
      }, idleMs);
      const onData = (chunk: Buffer) => {
        total += chunk.length;
        slot.bytes += chunk.length;
        if (total > SUBMISSION_LIMITS.totalBytes) stop(tooLarge());
        countReceived(chunk.length);
      };
      const onClose = () => {
        if (!raw.readableEnded) stop(malformed(SERVER_MESSAGES.incompleteForm));
      };
      parser.on('field', (name, value, nameTruncated, truncated) => {
        if (nameTruncated || truncated || !isFieldName(name)) stop(overLimit());
        else this.pairs.push([storable(name), storable(value)]);
        fieldBytes += Buffer.byteLength(value);
        if (fieldBytes > SUBMISSION_LIMITS.allFieldBytes) stop(overLimit());
      });
      parser.on('file', (name, stream, fileName) => {
        if (!isFieldName(name)) return stop(overLimit());
        // If a part ends early, Busboy emits an error on its stream. Without a listener that would end the process.
        stream.on('error', () => stop(malformed(SERVER_MESSAGES.incompleteForm)));
        const promise = this.#keep(name, stream, fileName);
        promise.catch(stop);
        this.#writing.push(promise);
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

  /** Waits until no file is being written, so that all can be removed. */
  async settle(): Promise<void> {
    for (const stream of this.#streams) stream.destroy();
    await Promise.allSettled(this.#writing);
  }

  async #keep(name: string, stream: Readable, fileName: string | undefined): Promise<void> {
    const file = new ReceivedFile(
      oneLine(cut(basename(fileName ?? ''), SUBMISSION_LIMITS.fileNameCharacters)),
    );
    this.pairs.push([name, file]);
    this.#streams.add(stream);
    await storeFile(stream, file, new PhotoFilter(fileName ?? ''), this.#begin);
    this.#streams.delete(stream);
    // For a file input that was left empty, a browser sends a file without name and content.
    if (file.isEmpty && !file.originalName)
      this.pairs.splice(
        this.pairs.findIndex(([, value]) => value === file),
        1,
      );
  }
}

/** A photo is stored in pieces of this size. */
const PIECE_BYTES = 256 * 1024;

async function storeFile(
  stream: Readable,
  file: ReceivedFile,
  filter: PhotoFilter,
  begin: BeginPhoto,
): Promise<void> {
  const digest = createHash('sha256');
  let photo: ArrivingPhoto | undefined;
  let queue: Buffer[] = [];
  let waitingBytes = 0;
  const open = async () => {
    photo ??= await begin(filter.expected);
    return photo;
  };
  const store = async () => {
    const pieces = queue;
    file.bytes += waitingBytes;
    queue = [];
    waitingBytes = 0;
    const upload = await open();
    await upload.append(pieces);
  };
  try {
    // The stream stays open if storing fails: its own error would hide the reason.
    const chunks: AsyncIterable<Buffer> = stream.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      file.isEmpty = false;
      digest.update(chunk);
      for (const piece of filter.feed(chunk)) {
        queue.push(piece);
        waitingBytes += piece.length;
      }
      if (filter.expected) await open();
      if (waitingBytes >= PIECE_BYTES) await store();
    }
    if (waitingBytes > 0 && filter.type) await store();
    if (filter.isTooLarge) file.fault = 'tooManyPixels';
    else if ((stream as Readable & { truncated?: boolean }).truncated) file.fault = 'tooLarge';
    file.type = filter.type;
    file.sha256 = digest.digest('hex');
    if (file.type && !file.fault) file.name = (await photo?.finish(file.type, filter.edits)) ?? '';
    else await photo?.cancel();
  } catch (error) {
    await photo?.cancel();
    throw error;
  }
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

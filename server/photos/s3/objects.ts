import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { S3Place } from '../../base/config.ts';
import { isMissing, storeTrouble } from './trouble.ts';

const CONNECT_MS = 2_000;
/** One attempt. 5 MB take as long over a line of 3 Mbit/s. */
const ATTEMPT_MS = 15_000;
/** All attempts. */
const CALL_MS = 30_000;

/** Something that is listed. */
export interface Listed {
  key: string;
  at: Date;
}

/** An upload in parts that is not complete. */
export interface Parts {
  key: string;
  id: string;
}

/** In Node, the body of an answer is a stream of Node. */
const streamOf = (body: NonNullable<GetObjectCommandOutput['Body']>) => body as Readable;

/**
 * The calls of S3 that are used, below the prefix of the settings. These few work with every store that is known to
 * speak S3: no conditional writes, no deleting in bulk, no trailing checksums.
 *
 * Every call throws only PhotoStoreErrors.
 */
export class Objects {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor({ bucket, prefix, endpoint, region, pathStyle }: S3Place) {
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#client = new S3Client({
      ...(endpoint && { endpoint }),
      // Stores of one's own mostly have no regions, but signatures name one.
      ...((region || endpoint) && { region: region ?? process.env.AWS_REGION ?? 'us-east-1' }),
      forcePathStyle: pathStyle,
      // Each call has Content-MD5 and a signed SHA-256, which every store verifies. Many stores know no other
      // checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: ATTEMPT_MS,
        throwOnRequestTimeout: true,
      },
    });
  }

  /** Stores an object whole. The store refuses it if it receives other bytes. */
  async put(key: string, bytes: Buffer, type: string, withinMs = CALL_MS): Promise<void> {
    const command = new PutObjectCommand({
      ...this.#at(key),
      Body: bytes,
      ContentMD5: md5(bytes),
      ContentType: type,
    });
    await this.#call((options) => this.#client.send(command, options), withinMs);
  }

  async beginParts(key: string, type: string): Promise<Parts> {
    const command = new CreateMultipartUploadCommand({ ...this.#at(key), ContentType: type });
    const { UploadId = '' } = await this.#call((options) => this.#client.send(command, options));
    return { key, id: UploadId };
  }

  /**
   * Stores one part. The store refuses it if it receives other bytes.
   * @returns the tag of the part, which completes the upload
   */
  async putPart(parts: Parts, number: number, bytes: Buffer): Promise<string> {
    const command = new UploadPartCommand({
      ...this.#at(parts.key),
      UploadId: parts.id,
      PartNumber: number,
      Body: bytes,
      ContentMD5: md5(bytes),
    });
    const { ETag = '' } = await this.#call((options) => this.#client.send(command, options));
    return ETag;
  }

  async completeParts(parts: Parts, tags: readonly string[]): Promise<void> {
    const command = new CompleteMultipartUploadCommand({
      ...this.#at(parts.key),
      UploadId: parts.id,
      MultipartUpload: { Parts: tags.map((ETag, index) => ({ ETag, PartNumber: index + 1 })) },
    });
    // If the answer was lost, a second try finds no such upload; the size of the object tells.
    await this.#call((options) => ifThere(this.#client.send(command, options)));
  }

  async abortParts(parts: Parts): Promise<void> {
    const command = new AbortMultipartUploadCommand({ ...this.#at(parts.key), UploadId: parts.id });
    await this.#call((options) => ifThere(this.#client.send(command, options)));
  }

  /** Undefined if there is no such object. */
  async size(key: string, withinMs = CALL_MS): Promise<number | undefined> {
    const command = new HeadObjectCommand(this.#at(key));
    const answer = await this.#call((options) => ifThere(this.#client.send(command, options)), withinMs);
    return answer?.ContentLength;
  }

  /** Undefined if there is no such object. */
  async text(key: string): Promise<string | undefined> {
    const command = new GetObjectCommand(this.#at(key));
    return this.#call(async (options) =>
      (await ifThere(this.#client.send(command, options)))?.Body?.transformToString(),
    );
  }

  /** Undefined if there is no such object. Its content has as long as the call. */
  async read(key: string): Promise<{ bytes: number; content: Readable } | undefined> {
    const command = new GetObjectCommand(this.#at(key));
    const answer = await this.#call((options) => ifThere(this.#client.send(command, options)));
    return answer?.Body && { bytes: answer.ContentLength ?? 0, content: streamOf(answer.Body) };
  }

  /** Returns false if there is no such object. */
  async copyOut(key: string, file: string): Promise<boolean> {
    const command = new GetObjectCommand(this.#at(key));
    return this.#call(async (options) => {
      const answer = await ifThere(this.#client.send(command, options));
      if (answer?.Body) await pipeline(streamOf(answer.Body), createWriteStream(file, { mode: 0o600 }));
      return answer !== undefined;
    });
  }

  async copy(from: string, to: string): Promise<void> {
    const source = encodeURI(`${this.#bucket}/${this.#prefix}${from}`);
    const command = new CopyObjectCommand({ ...this.#at(to), CopySource: source });
    await this.#call((options) => this.#client.send(command, options));
  }

  /** No error if there is no such object. */
  async remove(key: string, withinMs = CALL_MS): Promise<void> {
    const command = new DeleteObjectCommand(this.#at(key));
    await this.#call((options) => ifThere(this.#client.send(command, options)), withinMs);
  }

  /** All objects whose key begins with `start`. */
  async *list(start: string): AsyncIterable<Listed> {
    for await (const { Contents = [] } of this.#pages(start))
      for (const { Key = '', LastModified = new Date() } of Contents)
        yield { key: this.#own(Key), at: LastModified };
  }

  /** The names before the first slash, a page of them at a time. */
  async *folders(): AsyncIterable<string[]> {
    for await (const { CommonPrefixes = [] } of this.#pages('', '/'))
      yield CommonPrefixes.map(({ Prefix = '' }) => this.#own(Prefix).slice(0, -1));
  }

  /** All uploads in parts that are not complete. */
  async *unfinishedParts(): AsyncIterable<Listed & Parts> {
    let markers = {};
    for (let isMore = true; isMore; ) {
      const command = new ListMultipartUploadsCommand({
        Bucket: this.#bucket,
        Prefix: this.#prefix,
        ...markers,
      });
      const page = await this.#call((options) => this.#client.send(command, options));
      for (const { Key = '', UploadId = '', Initiated = new Date() } of page.Uploads ?? [])
        yield { key: this.#own(Key), id: UploadId, at: Initiated };
      isMore = page.IsTruncated === true;
      markers = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
    }
  }

  async *#pages(start: string, delimiter?: string) {
    let token: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.#bucket,
        Prefix: this.#prefix + start,
        Delimiter: delimiter,
        ContinuationToken: token,
      });
      const page = await this.#call((options) => this.#client.send(command, options));
      yield page;
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  #own(key: string): string {
    return key.slice(this.#prefix.length);
  }

  async #call<Answer>(
    send: (options: { abortSignal: AbortSignal }) => Promise<Answer>,
    withinMs = CALL_MS,
  ): Promise<Answer> {
    try {
      return await send({ abortSignal: AbortSignal.timeout(withinMs) });
    } catch (error) {
      throw storeTrouble(error);
    }
  }
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64');

/** Undefined if there is no such thing. */
const ifThere = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch((error) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

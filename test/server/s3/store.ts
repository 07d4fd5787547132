import { createHash, randomUUID } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Place } from '#server/base/config.ts';
import { FaultyLine } from '../faulty-line.ts';
import { S3StandIn } from './stand-in.ts';

const BUCKET = 'takakurabe-test';

/**
 * A store for tests, with access to its objects: a real one whose URL is in S3_TEST_ENDPOINT (with its credentials in
 * AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY), otherwise the stand-in. The server reaches it over a line that the test
 * can disturb.
 */
export class TestStore {
  /** Only if no real store is named. */
  readonly standIn: S3StandIn | undefined;
  readonly line: FaultyLine;
  /** Used by this test only. */
  readonly place: S3Place;
  readonly #client: S3Client;

  private constructor(standIn: S3StandIn | undefined, line: FaultyLine, client: S3Client) {
    this.standIn = standIn;
    this.line = line;
    this.#client = client;
    this.place = this.placeOf(randomUUID());
  }

  static async open(): Promise<TestStore> {
    const ownEndpoint = process.env.S3_TEST_ENDPOINT;
    const standIn = ownEndpoint ? undefined : await S3StandIn.start();
    if (standIn) {
      process.env.AWS_ACCESS_KEY_ID = 'test';
      process.env.AWS_SECRET_ACCESS_KEY = 'test';
    }
    const endpoint = ownEndpoint ?? standIn?.endpoint ?? '';
    const client = new S3Client({
      endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
    await client.send(new CreateBucketCommand({ Bucket: BUCKET })).catch((error) => {
      if (!String(error.name).startsWith('BucketAlready')) throw error;
    });
    return new TestStore(standIn, await FaultyLine.to(endpoint), client);
  }

  /** Another place in the same bucket. */
  placeOf(name: string): S3Place {
    return {
      bucket: BUCKET,
      prefix: `${name}/`,
      endpoint: this.line.url,
      region: 'us-east-1',
      pathStyle: true,
    };
  }

  /** The keys below the prefix. */
  async keys({ prefix } = this.place): Promise<string[]> {
    const keys: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({ Bucket: BUCKET, Prefix: prefix, ContinuationToken }),
      );
      for (const { Key = '' } of page.Contents ?? []) keys.push(Key.slice(prefix.length));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return keys.sort();
  }

  async bytes(key: string, { prefix } = this.place): Promise<Buffer> {
    const answer = await this.#client.send(new GetObjectCommand({ Bucket: BUCKET, Key: prefix + key }));
    return Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const ContentMD5 = createHash('md5').update(bytes).digest('base64');
    await this.#client.send(
      new PutObjectCommand({ Bucket: BUCKET, Key: this.place.prefix + key, Body: bytes, ContentMD5 }),
    );
  }

  /** Uploads in parts that are not complete. */
  async unfinished() {
    const answer = await this.#client.send(
      new ListMultipartUploadsCommand({ Bucket: BUCKET, Prefix: this.place.prefix }),
    );
    return answer.Uploads ?? [];
  }

  async beginParts(key: string): Promise<void> {
    await this.#client.send(
      new CreateMultipartUploadCommand({ Bucket: BUCKET, Key: this.place.prefix + key }),
    );
  }

  /** Removes everything that the test put there. */
  async clear(place = this.place): Promise<void> {
    for (const key of await this.keys(place))
      await this.#client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: place.prefix + key }));
    for (const { Key, UploadId } of await this.unfinished())
      await this.#client.send(new AbortMultipartUploadCommand({ Bucket: BUCKET, Key, UploadId }));
  }

  async close(): Promise<void> {
    await this.clear();
    await this.line.close();
    await this.standIn?.stop();
  }
}

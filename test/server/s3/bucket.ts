import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { S3Answer } from './answer.ts';

const LEAST_PART_BYTES = 5 * 1024 * 1024;

/** An error as S3 answers it. */
export class S3Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

interface Stored {
  bytes: Buffer;
  type: string;
  at: string;
}

interface Upload {
  key: string;
  type: string;
  at: string;
  parts: Map<number, Buffer>;
}

/** A bucket of the stand-in, in memory. */
export class Bucket {
  readonly #objects = new Map<string, Stored>();
  readonly #uploads = new Map<string, Upload>();

  handle(call: IncomingMessage, key: string, query: URLSearchParams, body: Buffer): S3Answer {
    const id = query.get('uploadId') ?? undefined;
    const does = `${call.method} ${key === '' ? 'bucket' : id === undefined ? 'object' : 'upload'}`;
    switch (does) {
      case 'GET bucket':
        return query.has('uploads') ? this.#listUploads(query) : this.#list(query);
      case 'PUT object':
        return this.#put(call, key, body);
      case 'GET object':
      case 'HEAD object':
        return this.#get(key);
      case 'DELETE object':
        this.#objects.delete(key);
        return [204, '', {}];
      case 'POST object':
        return this.#begin(call, key);
      case 'PUT upload':
        this.#upload(id).parts.set(Number(query.get('partNumber')), body);
        return [200, '', { etag: tagOf(body) }];
      case 'POST upload':
        return this.#complete(id, body.toString());
      case 'DELETE upload':
        this.#upload(id);
        this.#uploads.delete(id ?? '');
        return [204, '', {}];
      default:
        throw new S3Refusal(501, 'NotImplemented');
    }
  }

  #put({ headers }: IncomingMessage, key: string, body: Buffer): S3Answer {
    const source = headers['x-amz-copy-source'];
    if (source === undefined) {
      if (headers['content-md5'] === undefined) throw new S3Refusal(400, 'InvalidRequest');
      this.#objects.set(key, { bytes: body, type: headers['content-type'] ?? '', at: now() });
      return [200, '', { etag: tagOf(body) }];
    }
    const [, ...from] = decodeURI(String(source)).replace(/^\//, '').split('/');
    const object = this.#object(from.join('/'));
    this.#objects.set(key, { ...object, at: now() });
    return xml(
      'CopyObjectResult',
      `<ETag>${tagOf(object.bytes)}</ETag><LastModified>${now()}</LastModified>`,
    );
  }

  #get(key: string): S3Answer {
    const { bytes, type, at } = this.#object(key);
    const headers = {
      'content-type': type,
      'content-length': bytes.length,
      'last-modified': new Date(at).toUTCString(),
      etag: tagOf(bytes),
    };
    return [200, bytes, headers];
  }

  #begin({ headers }: IncomingMessage, key: string): S3Answer {
    const id = randomUUID();
    this.#uploads.set(id, { key, type: headers['content-type'] ?? '', at: now(), parts: new Map() });
    return xml('InitiateMultipartUploadResult', `<Key>${key}</Key><UploadId>${id}</UploadId>`);
  }

  #complete(id: string | undefined, body: string): S3Answer {
    const { key, type, parts } = this.#upload(id);
    const pieces = [...body.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => {
      const number = Number(/<PartNumber>(\d+)</.exec(part)?.[1]);
      const tag = /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll('&quot;', '"');
      const bytes = parts.get(number);
      if (!bytes || tag !== tagOf(bytes)) throw new S3Refusal(400, 'InvalidPart');
      return bytes;
    });
    if (pieces.slice(0, -1).some(({ length }) => length < LEAST_PART_BYTES))
      throw new S3Refusal(400, 'EntityTooSmall');
    this.#objects.set(key, { bytes: Buffer.concat(pieces), type, at: now() });
    this.#uploads.delete(id ?? '');
    return xml('CompleteMultipartUploadResult', `<Key>${key}</Key><ETag>"x-${pieces.length}"</ETag>`);
  }

  /** Pages are small here, so that the tests turn them. */
  #list(query: URLSearchParams): S3Answer {
    const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
    const after = query.get('continuation-token') ?? '';
    const keys = [...this.#objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const entries = new Map<string, string>();
    for (const key of keys) {
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
      const name = end < 0 ? key : key.slice(0, end + 1);
      entries.set(name, end < 0 ? contents(key, this.#object(key)) : commonPrefix(name));
    }
    const rest = [...entries].filter(([name]) => name > after);
    const page = rest.slice(0, 3);
    const isTruncated = page.length < rest.length;
    const token = isTruncated ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
    const content = page.map(([, text]) => text).join('');
    return xml('ListBucketResult', `${content}<IsTruncated>${isTruncated}</IsTruncated>${token}`);
  }

  #listUploads(query: URLSearchParams): S3Answer {
    const prefix = query.get('prefix') ?? '';
    const uploads = [...this.#uploads].filter(([, { key }]) => key.startsWith(prefix));
    const text = uploads.map(
      ([id, { key, at }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at}</Initiated></Upload>`,
    );
    return xml('ListMultipartUploadsResult', `${text.join('')}<IsTruncated>false</IsTruncated>`);
  }

  #object(key: string): Stored {
    const object = this.#objects.get(key);
    if (!object) throw new S3Refusal(404, 'NoSuchKey');
    return object;
  }

  #upload(id = ''): Upload {
    const upload = this.#uploads.get(id);
    if (!upload) throw new S3Refusal(404, 'NoSuchUpload');
    return upload;
  }
}

const now = () => new Date().toISOString();
const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const commonPrefix = (name: string) => `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`;
const contents = (key: string, { bytes, at }: Stored) =>
  `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><Size>${bytes.length}</Size></Contents>`;

const xml = (name: string, content: string): S3Answer => [
  200,
  `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${name}>`,
  { 'content-type': 'application/xml' },
];

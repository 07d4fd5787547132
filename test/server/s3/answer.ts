/** An answer of the stand-in. */
export type S3Answer = [status: number, body: string | Buffer, headers: Record<string, string | number>];

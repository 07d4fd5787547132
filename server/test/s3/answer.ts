/** An answer of the stand-in. */
export type Answer = [status: number, body: string | Buffer, headers: Record<string, string | number>];

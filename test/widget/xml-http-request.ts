import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';

type Progress = (event: { lengthComputable: boolean; loaded: number; total: number }) => void;

/** The number of progress events of an upload. */
const PARTS = 4;

/**
 * The part of XMLHttpRequest that the form uses, for Node, which does not have it. Events come in the order of the XHR
 * standard.
 */
export class NodeXMLHttpRequest {
  readonly upload: { onprogress: Progress | null } = { onprogress: null };
  onprogress: (() => void) | null = null;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  status = 0;
  responseText = '';
  #answered: IncomingMessage | undefined;
  #method = 'GET';
  #url = '';
  readonly #headers: Record<string, string> = {};
  #request: ClientRequest | undefined;
  #done = false;

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    const value = this.#answered?.headers[name.toLowerCase()];
    return typeof value === 'string' ? value : null;
  }

  send(content?: FormData | string): void {
    void this.#send(content);
  }

  abort(): void {
    this.#request?.destroy();
    this.#end();
  }

  async #send(content?: FormData | string): Promise<void> {
    const encoding = new Response(content);
    const body = Buffer.from(await encoding.arrayBuffer());
    if (this.#done) return;
    const type = encoding.headers.get('Content-Type');
    const headers = {
      ...(type && { 'Content-Type': type, 'Content-Length': body.length }),
      ...this.#headers,
    };
    this.#request = httpRequest(this.#url, { method: this.#method, headers }, (response) => {
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        this.responseText += text;
        this.onprogress?.();
      });
      response.on('end', () => {
        this.status = response.statusCode ?? 0;
        this.#answered = response;
        this.#end(() => this.onload?.());
      });
      response.on('error', () => this.#end(() => this.onerror?.()));
    });
    this.#request.on('error', () => this.#end(() => this.onerror?.()));
    this.#write(body);
  }

  #write(body: Buffer): void {
    const size = Math.ceil(body.length / PARTS);
    for (let byteCount = 0; byteCount < body.length; byteCount += size) {
      this.#request?.write(body.subarray(byteCount, byteCount + size));
      this.upload.onprogress?.({
        lengthComputable: true,
        loaded: Math.min(byteCount + size, body.length),
        total: body.length,
      });
    }
    this.#request?.end();
  }

  #end(report: () => void = () => {}): void {
    if (this.#done) return;
    this.#done = true;
    report();
    this.onloadend?.();
  }
}

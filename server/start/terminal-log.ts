import type { LogStream } from '../base/logging.ts';

const WARN = 40;
const FATAL = 60;

interface Line {
  level: number;
  time: number;
  msg?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  code?: string;
  /** The program that wrote the line. */
  of?: string;
  remedy?: string;
  err?: { type: string; message: string; stack: string };
}

function words({ msg = '', method, route, status, ms, code, of, err }: Line): string {
  if (route) return `${method} ${route} ${status} ${ms} ms`;
  const parts = [of, msg, code, err && `${err.type}: ${err.message}`];
  return [parts.filter(Boolean).join(': '), err?.stack].filter(Boolean).join('\n');
}

function asText(line: Line): string {
  if (line.of && line.level < WARN) return '';
  const remedy = line.remedy ? `${line.remedy}\n` : '';
  if (line.level === FATAL) return `\n${words(line)}\n${remedy}`;
  const seconds = ((line.time - performance.timeOrigin) / 1000).toFixed(1).padStart(5);
  return `[${seconds} s] ${words(line)}\n${remedy}`;
}

/** The log for a person who started the server at a terminal: the same lines, as text. */
export const terminalLog = (terminal: LogStream): LogStream => ({
  write: (line) => terminal.write(asText(JSON.parse(line))),
});

import { readFileSync } from 'node:fs';

/** The processes that a process started, and those that these started. Linux only. */
export function descendants(pid: number): number[] {
  const children = childrenOf(pid);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

import type { Row } from './row.ts';
import type { Bench } from './support/bench.ts';
export async function measureInteractions(_bench: Bench): Promise<Row[]> {
  return [];
}

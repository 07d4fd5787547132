import { describe, expect, it } from 'vitest';
import { compareShares } from './compare.ts';

describe('Two settings of the form', () => {
  it('cannot be told apart while few requests have come', () => {
    expect(compareShares({ seen: 100, sent: 9 }, { seen: 100, sent: 40 })).toBeUndefined();
    expect(compareShares({ seen: 0, sent: 0 }, { seen: 0, sent: 0 })).toBeUndefined();
  });

  it('cannot be told apart when the interval contains zero', () => {
    const result = compareShares({ seen: 1000, sent: 100 }, { seen: 1000, sent: 110 });
    expect(result).toMatchObject({ isClear: false });
    expect(result?.low).toBeLessThan(0);
    expect(result?.high).toBeGreaterThan(0);
  });

  it('are told apart by a large difference, with the interval of the textbook', () => {
    // 56 of 70 and 48 of 80 (Agresti and Coull 2000): 0.2 and 0.05 to 0.34.
    const result = compareShares({ seen: 80, sent: 48 }, { seen: 70, sent: 56 });
    expect(result?.difference).toBeCloseTo(0.2, 3);
    expect(result?.low).toBeCloseTo(0.053, 2);
    expect(result?.high).toBeCloseTo(0.339, 2);
    expect(result?.isClear).toBe(true);
  });

  it('are the same difference whichever comes first', () => {
    const [a, b] = [
      { seen: 500, sent: 60 },
      { seen: 400, sent: 20 },
    ];
    expect(compareShares(a, b)?.difference).toBeCloseTo(-(compareShares(b, a)?.difference ?? 0));
  });
});

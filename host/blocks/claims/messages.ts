export const CLAIMS_BLOCK = { evidence: '表示の根拠' } as const;

export const CLAIMS_BLOCK = {
  evidence: '表示の根拠',
  able: '査定できる買取店',
} as const;

export const CLAIMS_BLOCK = {
  evidence: '表示の根拠',
  area: '査定できる地域',
} as const;

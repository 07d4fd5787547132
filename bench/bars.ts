/** The limits for the figures. Sizes in KB and MB (1024), times in ms. */
export const BARS = {
  entryKb: 6,
  interactiveKb: 115,
  seenRatio: 1.5,
  reactsRatio: 4,
  layoutShift: 0,
  interactionMs: 100,
  pickerMs: 150,
  throughputRatio: 0.5,
  uploadMb: 96,
  performance: 95,
  paintRatio: 1.2,
  shopSearchMs: 30,
  soakMemoryMb: 30,
} as const;

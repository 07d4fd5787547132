/** The limits for the figures. Sizes in KB and MB (1024), times in ms or, if the name ends so, s. */
export const BARS = {
  entryKb: 7560 / 1024,
  /** The script of a teaser, for pages that have one. */
  teaserKb: 3,
  interactiveKb: 32,
  /** The size of all scripts in a page of a partner, until somebody begins to use the form. */
  untouchedKb: 46,
  seenRatio: 1.5,
  reactsRatio: 2.5,
  reactsEarlyRatio: 2.2,
  peerRatio: 1,
  peerEarlyRatio: 0.9,
  bareTagRatio: 1.15,
  firstTapMs: 100,
  layoutShift: 0,
  interactionMs: 80,
  pickerMs: 150,
  throughputRatio: 0.5,
  uploadMb: 96,
  /** The memory of server and database together. */
  freshMemoryMb: 200,
  laterMemoryMb: 170,
  visitedMemoryMb: 300,
  submittedMemoryMb: 230,
  photosSentMb: 1.8,
  photosSentMs: 4_000,
  typingMs: 200,
  /** By how the theme lets a seller choose. */
  sellerSeconds: { dialogs: { one: 60, photos: 50, several: 60, autofilled: 27 }, selects: 68 },
  performance: 98,
  paintRatio: 1.1,
  nextPageMs: 300,
  readingScriptKb: 10,
  answerRatio: 0.5,
  keptPerSecond: 3_000,
  crowdMemoryMb: 20,
  shopSearchMs: 30,
  /** A list of the desk, whatever it is filtered by. */
  deskListMs: 100,
  soakMemoryMb: 30,
  /** Of tests of equal settings that are read on each of 91 days. */
  falseVerdicts: 0.05,
  /** The share of the malformed requests that reach a call or a page. */
  malformedReached: 0.9,
  strangerStretchMs: 20,
  personStretchMs: 200,
  strangerBodyMb: 2,
  refusalKb: 64,
  scaleMedianRatio: 1.5,
  scaleP99Ratio: 2,
  /** The figures of a year at the desk, with a million requests. */
  figuresMs: 300,
  /** The first page of a list of the desk with a million requests. */
  listMs: 200,
  /** A primary that has died is replaced, and a request is taken again. */
  failoverSeconds: 30,
  pitrSeconds: 60,
  durableRatio: 0.5,
  cutAnswerMs: 20_000,
  /** How many times the seconds of pg_restore a restore takes. */
  restoreRatio: 2,
  /** A seller beside strangers who send all that is wrong. */
  hostileRatio: 2,
  /** The wait of mail and calls to those who are well, while others hang. */
  otherMailSeconds: 10,
  otherCallSeconds: 10,
} as const;

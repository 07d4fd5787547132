/** The numbers behind the alarms: the rules go by them (server/upkeep/alarms/), and the pages name them. */
export const ALARM_LIMITS = {
  /** Between two looks at the service. */
  lookSeconds: 30,
  /** A database that restarts is no alarm. */
  looksUntilAway: 2,
  /** For so long a delivery may wait. */
  waitingMinutes: 10,
  /** Deliveries that were given up count for so long. */
  deadHours: 24,
  /** A request has no shop only after the first search. */
  searchedMinutes: 10,
  /** Sellers who were turned away count for so long. */
  turnedAwaySeconds: 60,
  /** The disk is low below so many times its reserve. */
  reserves: 2,
  certificateDays: 14,
  /** Between two looks at the certificate. */
  certificateLookMinutes: 60,
  /** Clocks may differ by so much. */
  clockSeconds: 30,
} as const;

/** A delivery is tried again for so many days. */
export const RETRY_DAYS = 2;

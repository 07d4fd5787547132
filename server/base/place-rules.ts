/** How long shops have for an answer, and how many of them learn of a request. */
export interface PlaceRules {
  /** Working hours until a shop that has not looked is reminded. */
  remindHours: number;
  /** Working days until a shop that has not looked loses its place. */
  silentDays: number;
  /** Working days until a shop that has looked and not answered loses its place. */
  lookedDays: number;
  /** Days for which shops are looked for. */
  seekDays: number;
  /** How many shops are ever told of the goods. */
  mostTold: number;
}

export const PLACE_RULES: PlaceRules = {
  remindHours: 2,
  silentDays: 1,
  lookedDays: 2,
  seekDays: 7,
  mostTold: 15,
};

/** While fewer shops hold a place, further ones are looked for. */
export const FEW_PLACES = 3;

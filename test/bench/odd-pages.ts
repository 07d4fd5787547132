/** The pages of the site and what they read, for drills that send odd values to all of them. */
export { intentsOf, readNames, type SitePath, sitePaths } from '../browser/walk.ts';

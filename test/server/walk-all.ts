import { compareLife } from './compare-life.ts';
import type { LifeWalker } from './life-walker.ts';
import { readLead, readOwnRequest } from './link-calls.ts';
import { type SecondPlace, secondLook } from './second-look.ts';

/** How a place looks: two that look the same go on in the same way. */
const looks = (place: SecondPlace) => {
  const { states, pending, why, hasShownQuote, hasLooked, seesContact, decisionTold, visit } = place;
  return [states, pending, why, hasShownQuote, hasLooked, seesContact, decisionTold, visit].join();
};

interface Situation {
  /** How the request stands. */
  readonly own: string;
  /** How each place looks. */
  readonly places: readonly string[];
  /** Which states there are: situations with the same name are walked from once. */
  readonly name: string;
}

async function situationOf({ server, uuid, clock }: LifeWalker): Promise<Situation> {
  const { places, request } = await secondLook(server.db, uuid, clock.now(), false);
  const { states, choiceUntil, reopenUntil } = request;
  const own = [states, choiceUntil !== null, reopenUntil !== null].join();
  const names = new Set(places.map(({ states: now, pending }) => [now, pending].join()));
  return { own, places: places.map(looks), name: `${own} ${[...names].sort().join(' ')}` };
}

interface Step {
  readonly name: string;
  /** Steps with the same mark lead to the same. */
  readonly mark: string;
  readonly run: () => Promise<unknown>;
}

/** All that can be done now, by the pages of those who can. Of shops that look the same only the first acts. */
async function stepsOf(walker: LifeWalker, { own: request, places, name: all }: Situation): Promise<Step[]> {
  const { visitors, uuid, shops } = walker;
  const own = (await visitors.own(readOwnRequest, uuid)).body;
  const steps: Step[] = [];
  for (const [index, shop] of shops.entries()) {
    if (places.indexOf(places[index] ?? '') !== index) continue;
    const { may, state } = (await visitors.lead(readLead, uuid, shop)).body;
    const entry = own.shops.find((one) => one.uuid === shop);
    const act = (is: boolean | undefined, name: string) => {
      const run = () => walker.shopActs[name]?.(shop) ?? Promise.resolve();
      if (is) steps.push({ name: `${index} ${name}`, mark: `${request} ${places[index]} ${name}`, run });
    };
    act(['matched', 'told'].includes(state), 'opens');
    act(may.includes('open'), 'opens the contact');
    act(may.includes('call'), 'called');
    act(may.includes('quote'), 'quotes');
    act(may.includes('ask'), 'asks');
    act(may.includes('decline'), 'declines');
    act(may.includes('tell') && entry?.release !== null, 'tells of the sale');
    act(
      entry?.questions.some(({ answer }) => answer === null),
      'is answered',
    );
    act(entry?.may.includes('choose'), 'is chosen');
    act(entry?.may.includes('refuse'), 'is refused');
    act(entry?.pending?.what === 'refused', 'is not refused after all');
    act(entry?.may.includes('invite'), 'is invited to a visit');
    act(entry?.visit !== null, 'is no longer invited');
    act(entry?.state === 'chosen', 'has given a paper');
    act(entry?.release !== null, 'is sold to');
    act(!own.withdrawn_at, 'gives its place to the next');
    act(state === 'matched', 'gets its mail');
    act(state === 'matched', 'gets no mail');
  }
  const act = (is: boolean, name: string) => {
    const run = () => walker.requestActs[name]?.() ?? Promise.resolve();
    if (is) steps.push({ name, mark: `${request} ${name}`, run });
  };
  act(own.choice_until !== null, 'The choice is taken back');
  act(
    own.shops.some(({ state }) => state === 'quoted'),
    'Better prices are asked for',
  );
  act(!own.withdrawn_at, 'The seller withdraws');
  act(own.reopen_until !== null, 'The seller opens it again');
  const [until, day] = ['time passes until something is due', 'a day passes'];
  steps.push({ name: until, mark: `${all} ${until}`, run: () => walker.passUntilNext() });
  steps.push({ name: day, mark: `${request} ${day}`, run: () => walker.pass(24 * 60) });
  return steps;
}

/**
 * Walks every transition up to a depth. A situation that looks like one before is not walked from again, and an act in the
 * same state of place and request is done once.
 */
export async function walkAll(walker: LifeWalker, depth: number) {
  const situations = new Set<string>();
  const differences = new Map<string, string>();
  const marks = new Set<string>();
  const sights = new Set<string>();
  let comparisons = 0;
  const see = async (path: string): Promise<boolean> => {
    const { name, own, places } = await situationOf(walker);
    const isNew = !situations.has(name);
    const fresh = walker.shops.filter((_, index) => !sights.has(`${own} ${places[index]}`));
    if (!isNew && fresh.length === 0) return false;
    situations.add(name);
    for (const place of places) sights.add(`${own} ${place}`);
    for (const difference of await compareLife(walker, { shops: fresh, turn: comparisons }))
      if (!differences.has(difference)) differences.set(difference, path);
    comparisons += 1;
    return true;
  };
  await see('');
  let level = [{ path: 'It is stored', kept: await walker.keep() }];
  for (const shop of walker.shops) await walker.mail(shop, { state: 'sent' });
  await see('told');
  level.push({ path: 'The shops are told', kept: await walker.keep() });
  for (let step = 1; step <= depth; step += 1) {
    const next: typeof level = [];
    for (const { path, kept } of level) {
      await walker.restore(kept);
      const steps = await stepsOf(walker, await situationOf(walker));
      for (const { name, mark, run } of steps) {
        if (marks.has(mark)) continue;
        marks.add(mark);
        await walker.restore(kept);
        await run();
        const to = `${path}; ${name}`;
        if ((await see(to)) && step < depth) next.push({ path: to, kept: await walker.keep() });
      }
    }
    level = next;
  }
  const states = new Set([...sights].map((look) => look.split(' ')[1]?.split(',')[0]));
  const figures = `${marks.size} transitions up to depth ${depth}, ${situations.size} situations, ${comparisons} compared, ${sights.size} places in ${states.size} states`;
  return { figures, found: [...differences].map(([difference, path]) => `${difference} (${path})`) };
}

/** Acts that only a shop may do that can still answer. */
const ANSWERS = ['opens the contact', 'quotes', 'asks', 'declines'];

/** Somebody does something with an old page, whatever is allowed. @returns what is wrong with the answer */
async function doAnything(walker: LifeWalker, choice: number): Promise<{ name: string; wrong: string[] }> {
  const [shops, names] = [walker.shops, Object.keys(walker.shopActs)];
  const index = choice % shops.length;
  const name = names[Math.floor(choice / shops.length) % names.length] ?? '';
  const { places } = await secondLook(walker.server.db, walker.uuid, walker.clock.now(), false);
  const before = places[index];
  const status = await walker.shopActs[name]?.(shops[index] ?? '');
  const isRefused = status !== 200 && !(name === 'declines' && before?.saidNo);
  const isWrong = ANSWERS.includes(name) && before && !before.mayAnswer && !isRefused && !before.saidNo;
  return {
    name: `${index} ${name} (${status})`,
    wrong: [
      ...(isWrong ? [`${name} was answered with ${status}`] : []),
      ...((status ?? 500) >= 500 ? [`${name} failed with ${status}`] : []),
    ],
  };
}

/** Each fourth step of a random walk asks nobody what is allowed. */
const WILD_EACH = 4;

/** Walks one way, by numbers that choose the steps. @returns what differs, with the way to it */
export async function walkOnce(walker: LifeWalker, choices: readonly number[]): Promise<string[]> {
  const path: string[] = [];
  for (const [turn, choice] of choices.entries()) {
    const differences: string[] = [];
    if (choice % WILD_EACH === 0) {
      const { name, wrong } = await doAnything(walker, Math.floor(choice / WILD_EACH));
      path.push(name);
      differences.push(...wrong);
    } else {
      const steps = await stepsOf(walker, await situationOf(walker));
      const step = steps[Math.floor(choice / WILD_EACH) % steps.length];
      await step?.run();
      path.push(step?.name ?? '');
    }
    differences.push(...(await compareLife(walker, { shops: walker.shops, turn })));
    if (differences.length > 0) return differences.map((difference) => `${difference} (${path.join('; ')})`);
  }
  return [];
}

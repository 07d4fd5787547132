import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { INTERESTS } from '#contract/goods/options.ts';
import { REFUSALS } from '#contract/refusals/refusals.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { requests } from '../db/schema.ts';

describe('the surveys', () => {
  let server: TestApp;
  let uuid: string;
  beforeAll(async () => {
    server = await startTestApp();
  });
  beforeEach(async () => {
    await server.reset();
    uuid = (await server.submit()).body.uuid;
  });
  afterAll(() => server.close());

  const patch = (url: string, payload: object) => server.app.inject({ method: 'PATCH', url, payload });
  const readRow = async () => (await server.db.select().from(requests).where(eq(requests.uuid, uuid)))[0];

  // Clause 2.7-13
  it('a seller’s interests are kept at the request', async () => {
    const interests = [INTERESTS[0], INTERESTS[2]];
    const answer = await patch(CALLS.answerInterests.path, {
      uuid,
      survay_answer: JSON.stringify(interests),
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(await readRow()).toMatchObject({
      interests,
      interestsAt: expect.any(Date),
      feedback: null,
    });
  });

  // Clause 2.7-15
  it('a seller’s words are kept at the request, as long as they are', async () => {
    const survey_feedback = '使いやすかったです。😀\n'.repeat(150);
    const answer = await patch(CALLS.answerFeedback.path, { uuid, survey_feedback });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect((await readRow())?.feedback).toBe(survey_feedback);
  });

  const interests = (label: string) => ({ uuid, survay_answer: JSON.stringify([label]) });
  const refusal = { code: 'already_answered', message: REFUSALS.already_answered.message };

  it('a second answer is told, also the same one again, and the first stays', async () => {
    expect((await patch(CALLS.answerInterests.path, interests(INTERESTS[0]))).statusCode).toBe(200);
    for (const label of [INTERESTS[3], INTERESTS[0]]) {
      const again = await patch(CALLS.answerInterests.path, interests(label));
      expect([again.statusCode, again.json().error]).toEqual([409, expect.objectContaining(refusal)]);
    }
    expect((await readRow())?.interests).toEqual([INTERESTS[0]]);
  });

  it('each survey is answered for itself', async () => {
    await patch(CALLS.answerInterests.path, interests(INTERESTS[0]));
    const words = { uuid, survey_feedback: 'x' };
    expect((await patch(CALLS.answerFeedback.path, words)).statusCode).toBe(200);
    expect((await patch(CALLS.answerFeedback.path, words)).statusCode).toBe(409);
    expect(await readRow()).toMatchObject({ interests: [INTERESTS[0]], feedback: 'x' });
  });

  it('of twenty answers at once one is taken, and the others are told', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `意見${index}`);
    const answers = await Promise.all(
      texts.map((survey_feedback) => patch(CALLS.answerFeedback.path, { uuid, survey_feedback })),
    );
    const wins = answers.map(({ statusCode }) => statusCode === 200);
    expect(wins.filter(Boolean)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    expect((await readRow())?.feedback).toBe(texts[wins.indexOf(true)]);
  });

  it('after 30 days nothing can be answered any more', async () => {
    await server.db.update(requests).set({ createdAt: new Date(Date.now() - 31 * 86_400_000) });
    const answer = await patch(CALLS.answerFeedback.path, { uuid, survey_feedback: 'x' });
    expect(answer.statusCode).toBe(404);
    expect((await readRow())?.feedback).toBeNull();
  });

  const answer = JSON.stringify([INTERESTS[0]]);
  test.each([
    ['no list', CALLS.answerInterests.path, { survay_answer: '"株式投資"' }, 422],
    ['no JSON', CALLS.answerInterests.path, { survay_answer: '株式投資' }, 422],
    ['an unknown label', CALLS.answerInterests.path, { survay_answer: '["宝くじ"]' }, 422],
    ['the same label twice', CALLS.answerInterests.path, { survay_answer: '["特になし","特になし"]' }, 422],
    ['no answer', CALLS.answerInterests.path, {}, 422],
    ['a list that is not encoded', CALLS.answerInterests.path, { survay_answer: ['株式投資'] }, 422],
    ['an empty list', CALLS.answerInterests.path, { survay_answer: '[]' }, 422],
    ['2,001 characters', CALLS.answerFeedback.path, { survey_feedback: 'あ'.repeat(2001) }, 422],
    ['words that are a number', CALLS.answerFeedback.path, { survey_feedback: 5 }, 422],
    [
      'a request that does not exist',
      CALLS.answerInterests.path,
      { uuid: randomUUID(), survay_answer: answer },
      404,
    ],
    ['a request that is no uuid', CALLS.answerFeedback.path, { uuid: "' or 1=1", survey_feedback: 'x' }, 404],
  ])('%s is refused and changes nothing', async (_name, url, body, status) => {
    const answer = await patch(url, { uuid, ...body });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error.message).toEqual(expect.any(String));
    expect(await readRow()).toMatchObject({ interests: null, feedback: null });
  });
});

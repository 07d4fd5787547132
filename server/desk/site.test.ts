import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_CONTENT, withPublished } from '#contract/site/site-content.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { readConfig } from '../base/config.ts';
import { readPublished } from '../db/reference/site-content.ts';
import { auditLog, siteContents } from '../db/schema.ts';
import { Contents } from '../site/contents.ts';

const WRITTEN = {
  voices: [{ title: '納得して売れました', text: '三社の説明を聞いて決めました。', person: '50代・女性' }],
  results: [{ day: '2026-09-01', area: '東京都', category: 'watch', item: '腕時計', amount: 300_000 }],
  partners: [],
  press: [],
  evidence: { satisfaction: '利用者500人への調査' },
};

let server: TestApp;
const people = new DeskPeople(() => server);
const ask = people.ask.bind(people);
let owner: string;
let staff: string;
beforeAll(async () => {
  server = await startTestApp();
  owner = (await people.somebody('owner')).session;
  staff = (await people.somebody('staff')).session;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(siteContents);
  await server.db.delete(auditLog);
});

const readSite = async () => (await ask(CALLS.readSite, { as: staff })).body;
const draft = (written: object = WRITTEN, seen: string | null = null) =>
  ask(CALLS.draftSite, { as: staff, body: { written, seen } });
const turn = async (to: 'publish' | 'drop' | 'takeBack', as = owner) =>
  ask(CALLS[`${to}Site`], { as, body: { seen: (await readSite()).draft?.uuid ?? null } });

describe('The content of the site', () => {
  it('is a draft until an owner publishes it', async () => {
    expect((await draft()).body).toEqual({ wrong: [] });
    expect(await readSite()).toMatchObject({ inForce: 'none', published: null, written: WRITTEN });
    expect(await readPublished(server.db)).toBeUndefined();
    expect(await turn('publish', staff)).toEqual(refusal(403, 'not_allowed'));
    expect((await turn('publish')).status).toBe(200);
    expect(await readSite()).toMatchObject({ inForce: 'desk', draft: null });
    expect(await readPublished(server.db)).toMatchObject({
      voices: WRITTEN.voices,
      results: [{ category: 'watch', amount: 300_000 }],
    });
    const acts = (await server.db.select().from(auditLog).orderBy(asc(auditLog.at))).map(
      ({ action }) => action,
    );
    expect(acts).toEqual(['change', 'publish']);
  });

  it('has the facts of the operator, whose mistakes are named, and shows a draft to the desk only', async () => {
    const operator = {
      name: '見本株式会社',
      representative: '見本 一郎',
      address: '東京都新宿区1-2-3',
      phone: '03-0000-0000',
      email: '',
      license: '',
    };
    const { wrong } = (
      await draft({ ...WRITTEN, operator: { ...operator, name: '', phone: 'x', email: '@' } })
    ).body;
    expect(wrong.map(({ field }: { field: string }) => field).sort()).toEqual([
      'operator.email',
      'operator.name',
      'operator.phone',
    ]);
    expect((await draft({ ...WRITTEN, operator })).body).toEqual({ wrong: [] });
    expect((await ask(CALLS.previewSite, { as: staff })).body.content).toMatchObject({ operator });
    expect(await readPublished(server.db)).toBeUndefined();
    await turn('publish');
    const published = await readPublished(server.db);
    expect(published?.operator).toEqual(operator);
    const [real, sample] = [new Contents(), new Contents(true)];
    for (const contents of [real, sample]) contents.publish(published);
    expect(real.published?.operator).toEqual(operator);
    expect(sample.published).toMatchObject({ voices: WRITTEN.voices, operator: undefined });
  });

  it('has the survey of the campaign, at an address of https', async () => {
    for (const surveyUrl of ['http://survey.example/', 'javascript:alert(1)', 'survey'])
      expect((await draft({ ...WRITTEN, surveyUrl })).body.wrong).toMatchObject([{ field: 'surveyUrl' }]);
    const surveyUrl = 'https://survey.example/gift';
    expect((await draft({ ...WRITTEN, surveyUrl })).body).toEqual({ wrong: [] });
    await turn('publish');
    const published = await readPublished(server.db);
    expect(published?.surveyUrl).toBe(surveyUrl);
    const { settings } = readConfig({}).site;
    expect(withPublished(settings, published ?? NO_CONTENT).surveyUrl).toBe(surveyUrl);
    const own = { ...settings, surveyUrl: 'https://survey.example/environment' };
    expect(withPublished(own, published ?? NO_CONTENT).surveyUrl).toBe(own.surveyUrl);
  });

  it('is taken back, and the one before counts again', async () => {
    await draft();
    await turn('publish');
    await draft({ ...WRITTEN, voices: [] });
    await turn('publish');
    expect((await readPublished(server.db))?.voices).toEqual([]);
    await turn('takeBack');
    expect((await readPublished(server.db))?.voices).toHaveLength(1);
    await turn('takeBack');
    expect(await readPublished(server.db)).toBeUndefined();
    expect(await turn('takeBack')).toEqual(refusal(404, 'not_found'));
  });

  it('is refused with the places that are wrong, and nothing is kept', async () => {
    const [result] = WRITTEN.results;
    const wrong = { ...WRITTEN, results: [{ ...result, day: 'soon', amount: '時価', category: 'boat' }] };
    const { body } = await draft(wrong);
    expect(body.wrong.map(({ field }: { field: string }) => field).sort()).toEqual([
      'results.0.amount',
      'results.0.category',
      'results.0.day',
    ]);
    expect(
      (await draft({ ...WRITTEN, press: [{ name: 'x', logo: 'javascript:alert(1)' }] })).body.wrong,
    ).toMatchObject([{ field: 'press.0.logo' }]);
    expect(await server.db.$count(siteContents)).toBe(0);
  });

  it('is changed by one person at a time: the second is told', async () => {
    const answers = await Promise.all([draft(), draft()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { uuid } = (await readSite()).draft;
    expect((await draft(WRITTEN, uuid)).status).toBe(200);
    expect(await draft(WRITTEN, uuid)).toEqual(refusal(409, 'changed_meanwhile'));
    expect((await turn('drop', staff)).status).toBe(200);
    expect((await readSite()).draft).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { feedbackText, markDone, nextSurvey, SURVEY_KEYS, toggleInterest } from './surveys.ts';

/** Session storage in memory. */
function storage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  } as Storage;
}

/** Session storage of a page that forbids it. */
function closedStorage(): Storage {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse } as unknown as Storage;
}

describe('the order of the surveys', () => {
  test('a seller is first asked for interests', () => {
    expect(nextSurvey(storage())).toBe('interests');
  });

  test('a seller who answered the first one is asked for feedback', () => {
    const session = storage();
    markDone(session, 'interests');
    expect(nextSurvey(session)).toBe('feedback');
  });

  test('a seller who answered both is asked nothing', () => {
    const session = storage();
    markDone(session, 'interests');
    markDone(session, 'feedback');
    expect(nextSurvey(session)).toBeUndefined();
  });

  test('a seller who gave feedback only is still asked for interests, and then nothing more', () => {
    const session = storage();
    markDone(session, 'feedback');
    expect(nextSurvey(session)).toBe('interests');
    markDone(session, 'interests');
    expect(nextSurvey(session)).toBeUndefined();
  });

  test('each survey has its own key, which names the form', () => {
    const session = storage();
    markDone(session, 'interests');
    markDone(session, 'feedback');
    expect([session.key(0), session.key(1)]).toEqual([SURVEY_KEYS.interests, SURVEY_KEYS.feedback]);
    expect(Object.values(SURVEY_KEYS).every((key) => key.startsWith('appraisal-form:'))).toBe(true);
  });
});

describe('a page that forbids storage', () => {
  test('still asks its sellers', () => {
    expect(nextSurvey(closedStorage())).toBe('interests');
    expect(nextSurvey(undefined)).toBe('interests');
  });

  test('does not ask the same question twice', () => {
    const session = closedStorage();
    markDone(session, 'interests');
    expect(nextSurvey(session, ['interests'])).toBe('feedback');
    expect(nextSurvey(session, ['interests', 'feedback'])).toBeUndefined();
  });
});

describe('the interests', () => {
  test('a seller chooses several, kept in the order of the list', () => {
    const interests = toggleInterest(['NISA・iDeCo'], '株式投資');
    expect(interests).toEqual(['株式投資', 'NISA・iDeCo']);
  });

  test('a seller removes a choice', () => {
    expect(toggleInterest(['株式投資', '不動産投資'], '株式投資')).toEqual(['不動産投資']);
    expect(toggleInterest(['特になし'], '特になし')).toEqual([]);
  });

  test('特になし clears the others', () => {
    expect(toggleInterest(['株式投資', '不動産投資'], '特になし')).toEqual(['特になし']);
  });

  test('any other label clears 特になし', () => {
    expect(toggleInterest(['特になし'], '不動産投資')).toEqual(['不動産投資']);
  });
});

describe('the feedback', () => {
  test('white space alone is not sent', () => {
    expect(feedbackText(' \n　')).toBe('');
  });

  test('lines stay as they were typed', () => {
    expect(feedbackText('\n入力が簡単でした。\n助かりました。 ')).toBe('入力が簡単でした。\n助かりました。');
  });
});

import { describe, expect, it } from 'vitest';
import { writtenIn } from './written.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(fields)) data.set(name, text);
  return data;
}

describe('The content of the site in a form', () => {
  it('has the rows that somebody has filled in, and no empty ones', () => {
    const content = writtenIn(
      form({
        'voices.0.title': ' 納得しました ',
        'voices.0.text': '三社で比べました。',
        'voices.0.person': '40代・女性',
        'voices.1.title': '',
        'voices.1.text': '',
        'voices.1.person': '',
        'results.0.day': '2026-10-01',
        'results.0.area': '東京都',
        'results.0.category': 'watch',
        'results.0.item': '腕時計',
        'results.0.amount': '３００，０００円',
        'results.1.day': '',
        'results.1.area': '',
        'results.1.category': 'watch',
        'results.1.item': '',
        'results.1.amount': '',
        'evidence.satisfaction': '利用者500人への調査',
        'evidence.requests': ' ',
        'evidence.nobody': 'x',
      }),
      ['satisfaction', 'requests'],
    );
    expect(content).toEqual({
      voices: [{ title: '納得しました', text: '三社で比べました。', person: '40代・女性' }],
      results: [{ day: '2026-10-01', area: '東京都', category: 'watch', item: '腕時計', amount: 300_000 }],
      partners: [],
      press: [],
      evidence: { satisfaction: '利用者500人への調査' },
    });
  });

  it('keeps an amount that is none, so that the server can say so', () => {
    const content = writtenIn(form({ 'results.0.day': '2026-10-01', 'results.0.amount': '時価' }), []);
    expect(content.results[0]?.amount).toBe('時価');
  });
});

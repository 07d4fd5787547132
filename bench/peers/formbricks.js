import { renderSurveyInline } from '@formbricks/surveys';

renderSurveyInline({
  containerId: 'form',
  brandColor: '#0f766e',
  isBrandingEnabled: false,
  survey: {
    id: 'appraisal',
    name: 'appraisal',
    welcomeCard: { enabled: false },
    thankYouCard: { enabled: false },
    questions: [
      {
        id: 'category',
        type: 'multipleChoiceSingle',
        headline: import.meta.env.QUESTION,
        required: true,
        choices: import.meta.env.CATEGORIES.map((label) => ({ id: label, label })),
      },
      { id: 'name', type: 'openText', headline: 'お名前', required: true },
    ],
  },
});

import { Model } from 'survey-core';
// Without its font, which would come from another host.
import 'survey-core/survey-core.fontless.min.css';
import { renderSurvey } from 'survey-js-ui';

const survey = new Model({
  elements: [
    {
      type: 'radiogroup',
      name: 'category',
      title: import.meta.env.QUESTION,
      isRequired: true,
      choices: import.meta.env.CATEGORIES,
    },
  ],
});
renderSurvey(survey, document.getElementById('form'));

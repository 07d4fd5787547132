import { Formio } from '@formio/js/form';
import 'bootstrap/dist/css/bootstrap.min.css';
import '@formio/js/dist/formio.form.min.css';

Formio.createForm(document.getElementById('form'), {
  components: [
    {
      type: 'radio',
      key: 'category',
      label: import.meta.env.QUESTION,
      input: true,
      validate: { required: true },
      values: import.meta.env.CATEGORIES.map((label) => ({ label, value: label })),
    },
  ],
});

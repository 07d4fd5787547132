import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page';

hydrateRoot(document.querySelector('main') as HTMLElement, createElement(Page), {
  onRecoverableError: (error) => {
    throw error;
  },
});

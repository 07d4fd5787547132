import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './page';

createRoot(document.querySelector('main') as HTMLElement).render(createElement(Page));

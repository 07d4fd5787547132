import { createElement } from 'react';
import { render } from 'react-dom';
import { Page } from './page';

render(createElement(Page), document.querySelector('main'));

/** Custom elements and shadow roots for browsers that have none; loaded by those alone. */
import '@webcomponents/webcomponentsjs/webcomponents-bundle.js';

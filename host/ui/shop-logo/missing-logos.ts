import { whenMissing } from '../missing-pictures.ts';

/** Shows the mark of a shop, which stands behind its logo, where the logo cannot be loaded. */
export const replaceMissingLogos = () =>
  whenMissing('img[data-shop-logo]', (logo) => {
    logo.hidden = true;
    logo.nextElementSibling?.removeAttribute('hidden');
  });

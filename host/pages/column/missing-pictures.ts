import { whenMissing } from '../../ui/missing-pictures.ts';

/** A picture of an editor that is gone leaves its words, on a plain ground, instead of the browser's torn page. */
export const replaceMissingPictures = () =>
  whenMissing('.article-body img, img[data-of-editor]', (picture) => {
    const words = document.createElement('span');
    words.className = picture.className;
    words.dataset.missing = '';
    words.textContent = picture.alt;
    picture.replaceWith(words);
  });

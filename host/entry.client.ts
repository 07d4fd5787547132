import { keepArrival } from '#widget/visit/arrival.ts';
import { loadForm } from './blocks/appraisal-form/load-form.ts';
import { defineOpened } from './blocks/lead/opened-element.ts';
import { layOutSections } from './blocks/section/lay-out.ts';
import { leaveAnsweredForm } from './frame/answered-form.ts';
import { defineBanner } from './frame/banner-element.ts';
import { nameFirstPage } from './frame/first-page.ts';
import { keepPlace } from './frame/keep-place.ts';
import { defineMenu } from './frame/menu-element.ts';
import { openForPrint } from './frame/open-for-print.ts';
import { heldModule, isForReact, wakeWhenUsed } from './frame/page-script/wake.ts';
import { scrollSmoothly } from './frame/smooth-scroll.ts';
import { answerConsentButtons } from './frame/tag-consent.ts';
import { defineTags } from './frame/tags-element.ts';
import { speakAsPage } from './languages/speak-as-page.ts';
import { defineSteps } from './pages/appraisal/steps-element.ts';
import { defineOld } from './pages/column/article/old-element.ts';
import { defineView } from './pages/column/article/view-element.ts';
import { replaceMissingPictures } from './pages/column/missing-pictures.ts';
import { defineSlides } from './pages/home/slides-element.ts';
import { defineSearch } from './pages/partners/search-element.ts';
import { defineCarousel } from './ui/carousel/carousel-element.ts';
import { takeEarlyPresses } from './ui/early-presses.ts';
import { answerRetryButtons } from './ui/notice/retry.ts';
import { defineFind } from './ui/page-find/find-element.ts';
import { answerPauseButtons } from './ui/pause-button/pausing.ts';
import { replaceMissingLogos } from './ui/shop-logo/missing-logos.ts';

/*
 * The script of every page. The server writes complete pages; this brings to life what moves on them, loads the form,
 * and has React take over the pages that are more than read.
 */

keepArrival();
nameFirstPage();
keepPlace();
leaveAnsweredForm();

answerConsentButtons();
answerPauseButtons();
answerRetryButtons();
layOutSections();
openForPrint();
replaceMissingLogos();
replaceMissingPictures();
scrollSmoothly();

defineBanner();
defineCarousel();
defineFind();
defineMenu();
defineOld();
defineOpened();
defineSearch();
defineSlides();
defineSteps();
defineTags();
defineView();

loadForm();

if (document.querySelector('[data-desk]'))
  void import('./desk/frame/desk-page.ts').then((desk) => desk.tendDeskPage());

const early = takeEarlyPresses();
const module = heldModule();
if (module) wakeWhenUsed(module, early, speakAsPage);
if (!module || !isForReact(early.button)) early.button?.click();

// In development. A live page shows its changes by React.
if (!module) import.meta.hot?.on('vite:beforeUpdate', () => location.reload());

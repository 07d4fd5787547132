import swiperCss from 'swiper/swiper.css?inline';

/** Swiper styles `:host` for its own custom elements; in our shadow root that would be `<appraisal-form>`. */
export const SWIPER_CSS = swiperCss.replace(/:host\s*\{[^}]*\}/, '');

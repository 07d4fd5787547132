import { APP_CAROUSEL } from '../companion-app/messages.ts';
import type { PartStates } from '../stage/part-states.ts';
import { press } from '../stage/samples.tsx';
import { Carousel } from './carousel.tsx';

const slides = ['1', '2', '3', '4', '5'].map((key) => ({ key, content: <p>{key}</p> }));

const show = () => (
  <div className="thanks">
    <Carousel slides={slides} words={APP_CAROUSEL} />
  </div>
);

export const states: PartStates = {
  'at the start': { show },
  'further on': { show, act: press('.carousel__button:last-of-type') },
};

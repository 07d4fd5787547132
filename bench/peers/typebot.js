import Typebot from '@typebot.io/js/web';

Typebot.initStandard({ typebot: 'appraisal', apiHost: `${location.origin}/bench/peers/typebot` });

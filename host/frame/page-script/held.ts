/** The type of a module that is held, and the relation of a link that would load its parts ahead. */
export const HELD = 'held';

/** Dispatched at the window when the modules of the page have run. */
export const MODULES_RAN = 'site:modules-ran';

/** Dispatched at the window when React has taken the page over. */
export const AWAKE = 'site:awake';

import type { Speech } from '#contract/language/words.ts';
import type { FormRooms } from './rooms.ts';

const rooms: FormRooms = {} as FormRooms;

const texts: Readonly<Record<string, string>> = {};

export default { language: 'zh-Hans', rooms: { ...rooms }, texts } satisfies Speech;

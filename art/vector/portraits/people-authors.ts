import { person } from './person.ts';

/** The authors of the column. */
export const AUTHORS = [
  person(
    'author-katagiri',
    { sex: 'm', age: 53, skin: 'warm', ground: 'sand' },
    { face: 'lean', turn: 0.7, faces: 'right', eyes: 'calm', mouth: 'calm' },
    { hair: 'sidePart', hairColour: 'grizzled' },
    { clothes: 'suitOpen', cloths: ['ink', 'paper'], wears: ['loupe'] },
  ),
  person(
    'author-mizuno',
    { sex: 'f', age: 44, skin: 'fair', ground: 'sand' },
    { face: 'oval', turn: 0.8, faces: 'left', eyes: 'calm', mouth: 'smile', lean: -2 },
    { hair: 'chignon', hairColour: 'black' },
    { clothes: 'collarless', cloths: ['paper', 'ink', 'gold'], wears: ['pearlEarring'] },
  ),
  person(
    'author-hayasaka',
    { sex: 'm', age: 66, skin: 'warm', ground: 'paper' },
    { face: 'square', turn: 0.6, faces: 'left', eyes: 'calm', mouth: 'smile' },
    { hair: 'sweptBack', hairColour: 'white' },
    { clothes: 'haori', cloths: ['indigo', 'sand', 'paper'], wears: ['glassesRound'] },
  ),
  person(
    'author-toda',
    { sex: 'f', age: 36, skin: 'fair', ground: 'paper' },
    { face: 'heart', turn: 0.6, faces: 'right', eyes: 'open', mouth: 'smile', lean: 2 },
    { hair: 'shortSoft', hairColour: 'black' },
    { clothes: 'jacketKnit', cloths: ['ink', 'paper'], wears: ['strap'] },
  ),
];

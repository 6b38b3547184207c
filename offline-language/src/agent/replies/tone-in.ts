import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** The effect of a turn on its listener. */
export type Tone = 'apology' | 'admission' | 'praise' | 'comfort' | 'attack' | 'setback' | 'consent'

/** The first that applies: "I am sorry, I should have called" is no blame. */
const tones: readonly [Tone, RegExp][] = [
  ['apology', anyOf(loadPatterns('replies/tones/apology', 'sorry', 'begin', 'fault', 'should'))],
  ['admission', anyOf(loadPatterns('replies/tones/admission', 'own', 'conceded'))],
  [
    'attack',
    anyOf(loadPatterns('replies/tones/attack', 'insult', 'belittling', 'blame', 'scorn', 'demand', 'harsh', 'disdain')),
  ],
  ['praise', anyOf(loadPatterns('replies/tones/praise', 'thanks', 'values', 'good', 'best', 'owed'))],
  [
    'comfort',
    anyOf(
      loadPatterns(
        'replies/tones/comfort',
        'shared',
        'calming',
        'safe',
        'understanding',
        'hard',
        'worried',
        'imagined',
        'seems',
      ),
    ),
  ],
  ['consent', anyOf(loadPatterns('replies/tones/consent', 'gives', 'glad'))],
  ['setback', anyOf(loadPatterns('replies/tones/setback', 'cannot', 'no', 'rules', 'denied', 'sorry'))],
]

/** How a text is meant, even if it asks something. */
export const toneIn = (text: string): Tone | null => tones.find(([, looks]) => looks.test(text))?.[0] ?? null

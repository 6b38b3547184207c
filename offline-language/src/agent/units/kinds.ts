import type { UnitKind } from './unit.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** How a statement of each kind looks; every other one is a fact. */
export const kinds: readonly [UnitKind, RegExp][] = [
  [
    'refusal',
    anyOf(
      loadPatterns(
        'units/refusal',
        'willNot',
        'doNot',
        'never',
        'outOfQuestion',
        'notPossible',
        'notAllowed',
        'declines',
        'notWilling',
      ),
    ),
  ],
  ['acceptance', anyOf(loadPatterns('units/acceptance', 'willing', 'agreeing', 'possible'))],
  [
    'wish',
    /^you ask for [$€£]?\d|^you (?:really |only |just |also |mainly |would )*(?:want|like|love|need|hope|wish|rather|prefer|dream)\b|^what you (?:want|need)\b/i,
  ],
  ['stance', anyOf(loadPatterns('units/stance', 'feeling', 'opinion', 'trouble'))],
]
/** Directions for playing the part, and orders to its player. */
export const isManner = anyOf(
  loadPatterns(
    'units/manner',
    'reactsToLess',
    'atFirst',
    'voice',
    'inTheTalk',
    'moodAtFirst',
    'startingMood',
    'mustNot',
    'moodOnCause',
    'distaste',
    'onlyMood',
    'moodThenMore',
    'deed',
    'tiredOfIt',
    'refusedWords',
  ),
)
/** `ofView`: "You are sceptical" is what the role thinks. */
export const { isImperative, ofView } = loadPatterns('units/kinds', 'isImperative', 'ofView')

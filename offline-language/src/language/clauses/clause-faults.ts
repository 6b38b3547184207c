import type { Word } from '../tokens/language-model.js'
import { isComma } from './clause-words.js'
import { mainClause } from './main-clause.js'
import { isRunOn } from './run-on.js'
import { asksInside, hasLoneArticle, hasShortVerb, isBrokenOff, lacksVerb } from './broken-clauses.js'
import { endsOpen, hasDouble, isAddress, isDiscourse, isTagQuestion, lowered } from './loose-words.js'
import { hasBrokenVerbs } from './verb-groups.js'

type Fault = readonly [name: string, holds: (words: readonly Word[]) => boolean]

const fewest = 4
const most = 32
const mostCommas = 4

/** Faults that keep words from being a whole part of a sentence, with or without a subject. */
const faultsOfWords: readonly Fault[] = [
  ['too long', (words) => words.length > most],
  ['too many commas', (words) => words.filter(isComma).length > mostCommas],
  ['discourse word', (words) => words.some(isDiscourse)],
  ['address', (words) => words.some((_, at) => isAddress(words, at))],
  [
    'greeting',
    (words) =>
      /\bgood (?:morning|afternoon|evening|night)\b|\bthank you\b|\bexcuse me\b|\bi am sorry ,|\blet us see\b|\bso to speak\b|\bor something\b/.test(
        lowered(words),
      ),
  ],
  ['filler', (words) => /\b(?:you know|i mean|or whatever|blah)(?= ,|$| i | it | the | that )/.test(lowered(words))],
  ['word said twice', hasDouble],
  ['dangling end', endsOpen],
  ['tag question', isTagQuestion],
  ['broken verbs', hasBrokenVerbs],
  ['broken off', isBrokenOff],
  ['shortened verb', hasShortVerb],
  ['lone article', hasLoneArticle],
  ['only punctuation', (words) => words.some(({ pos, lower }) => pos === 'PUNCT' && /^[;:()[\]"“”<>{}]+$/.test(lower))],
]

/** The same, and what keeps words from being a whole statement. */
const faultsOfStatements: readonly Fault[] = [
  ['too short', (words) => words.length < fewest],
  ...faultsOfWords,
  ['no subject with a verb', (words) => mainClause(words) === null],
  ['verb left out', lacksVerb],
  ['question inside', asksInside],
  ['run-on', isRunOn],
]

/** The first reason why the words are no whole statement; null if they are one. */
export function faultOfStatement(words: readonly Word[]): string | null {
  return faultsOfStatements.find(([, holds]) => holds(words))?.[0] ?? null
}

/** Every such reason. */
export function faultsOfStatement(words: readonly Word[]): string[] {
  return faultsOfStatements.filter(([, holds]) => holds(words)).map(([name]) => name)
}

/** The first reason why the words are no whole predicate ("send me the form"); null if they are one. */
export function faultOfPredicate(words: readonly Word[]): string | null {
  if (isRunOn(words, true)) return 'run-on'
  return faultsOfWords.find(([, holds]) => holds(words))?.[0] ?? null
}

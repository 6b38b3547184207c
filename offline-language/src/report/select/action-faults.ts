import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'

const { openEnd } = loadPatterns('action-faults', 'openEnd')

type Fault = readonly [name: string, holds: (clause: readonly Word[], said: string) => boolean]

const mostWords = 24

/** Why the words from a verb on are no whole clause. */
const faults: readonly Fault[] = [
  ['too long', (clause) => clause.length > mostWords],
  [
    'filler',
    (_, said) => /\b(?:u[hm]|like,|(?<!let )you know|i mean|okay|al(?:l )?right|well,|oh|let us say)\b/i.test(said),
  ],
  ['a second verb without a link', (clause) => clause.some(isUnlinkedVerb)],
  ['a second subject without a link', (clause) => clause.some(isUnlinkedSubject)],
  ['an open end', (_, said) => openEnd.test(said)],
  ['a place left out', (_, said) => /\bis an? \w+ (?:over|on|in|under)$/.test(said)],
  [
    'a bare number',
    (_, said) => / (?:on|with|of) (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/.test(said),
  ],
  ['no object of "put", "set"', (_, said) => /^(?:put|set|get) (?:in|on|by|at)\b/i.test(said)],
  ['no clause after "make sure"', (_, said) => /\bmake sure (?:an?|some|about|on|in|at)\b/i.test(said)],
  ['a preposition before a verb', (_, said) => / (?:on|in|of|with|for|at) (?:get|go|do|have|be|put) /.test(said)],
  ['a number without its thing', (clause) => clause.at(-1)?.pos === 'NUM' && givesTo.test(written(clause))],
  [
    'a verb without its object',
    (_, said) => /\bhave done\b|\b(?:can|could|will) (?:handle|take|cover|use|afford)$/i.test(said),
  ],
  [
    'a second clause without its verb',
    (_, said) =>
      /\b(?:as soon as|once|until|unless|because) (?:the|my|your|our|his|her|their)(?: \p{L}+){1,2}$/iu.test(said),
  ],
  ['a pronoun at its end', (_, said) => / (?:in|on|to|with) (?:it|them|that)(?: (?:as well|too))?$/i.test(said)],
  ['"both" without its noun', (_, said) => /^\w+ (?:you |me |them )?both\b(?! (?:the|of|my|your|our))/i.test(said)],
  ['a purpose said again', (_, said) => /\bto (\w+),? for \1\b/i.test(said)],
  ['the same verb again', (_, said) => /^(\w+) to \1\b/i.test(said)],
  ['a repetition', (_, said) => /\b([\p{L}']+ [\p{L}']+),? \1\b/iu.test(said)],
  ['another question', (_, said) => /\b(?:what|how|why) (?:do|does|did|is|are|can)\b/i.test(said)],
]

const givesTo = /^(?:bring|give|send|get|buy|take|lend) (?:(?:you|me|us|him|her|them) )?[\p{L}\d]+$/iu

/** The name of the first fault; null if the clause is whole. */
export function faultOf(clause: readonly Word[]): string | null {
  const said = written(clause)
  return faults.find(([, holds]) => holds(clause, said))?.[0] ?? null
}

const links = new Set(loadWords('action-faults', 'links').links)

/** "Elevate your leg stay off your leg". */
function isUnlinkedVerb(word: Word, at: number, clause: readonly Word[]): boolean {
  const before = clause[at - 1]
  if (at < 2 || !before || word.pos !== 'VERB' || word.lower !== word.lemma) return false
  const isAlone =
    ['NOUN', 'PRON', 'ADV'].includes(before.pos) &&
    !links.has(before.lower) &&
    !owners.test(before.lower) &&
    !isPlural(before)
  return isAlone && takesObject.test(clause[at + 1]?.lower ?? '') && !isCausative(clause, at)
}

/** "Pass your comment on". */
const owners = /^(?:my|your|our|his|her|their|its)$/
const takesObject =
  /^(?:the|a|an|my|your|our|his|her|their|it|them|me|us|you|off|on|up|down|out|in|to|if|some|any|this|that)$/
const subjects = /^(?:i|you|we|they|he|she|it|there)$/
const openers =
  /^(?:and|or|but|so|if|when|whenever|while|that|who|which|what|how|where|as|because|since|than|before|after|until|once|whether|know|sure|hope|,)$/

/** "Recommend they give you". */
function isUnlinkedSubject({ lower }: Word, at: number, clause: readonly Word[]): boolean {
  const [before, next] = [clause[at - 1], clause[at + 1]]
  if (!subjects.test(lower) || !before || !next || (next.pos !== 'VERB' && next.pos !== 'AUX')) return false
  const isObject = lower === 'it' || isCausative(clause, at + 1)
  // "Any symptoms you have".
  const isContact = before.pos === 'NOUN' && clause.length - at <= 5
  return !openers.test(before.lower) && !isObject && !isContact
}

/** "The labs show". */
function isPlural({ pos, lower }: Word): boolean {
  return (pos === 'NOUN' || pos === 'PROPN') && /s$/.test(lower)
}

/** "Have the nurse call you", "let me know". */
function isCausative(clause: readonly Word[], at: number): boolean {
  return clause
    .slice(Math.max(0, at - 4), at)
    .some(({ lower }) => /^(?:have|let|make|help|see|ask|get|watch)$/.test(lower))
}

import { meansSomebody } from '../phrases/persons.js'

const name = '(?<name>(?:(?:Dr|Mrs?|Ms)\\. )?\\p{Lu}\\p{Ll}{2,})'
/** What people say before a name in the middle of a turn: "Well, Tess, it depends." */
const before =
  '(?:yes|yeah|no|okay|right|sure|well|look|listen|please|sorry|thanks|oh|hm|so|but|and|come on|of course|honestly)'
const atStart = new RegExp(`^${before}(?:,? ${before})*, ${name}(?=[,.?!])`, 'iu')
const atEnd = new RegExp(
  `^(?<clause>[^.?!]{4,90}), ${name}(?=[.?!]|$|, (?:honestly|really|please|I|you|we|do|can)\\b)`,
  'u',
)

/** A clause that speaks to someone, or of the speakers. */
const speaksToOther =
  /\b(?:I|you|we|me|us|your)\b|^(?:(?:and|but|so|then|oh|well|just|please|no|yes),? )*(?:do(?:n't| not)|never|give|let|take|come|go|stop|wait|tell|be|ask|look|leave|keep|put|try|say)\b/iu

/** "From the north, Bolton", "Berlin, Vienna", "I never liked him, Gordon": the name says who or where that is. */
const isNamed =
  /\b(?:in|at|from|near|to|of|for|with|called|by|named) (?:\p{L}+ )?\p{L}+$|\p{Lu}\p{Ll}+$|\b(?:he|she|him|her|them|they)$|^(?:he|she|they|it)\b/u
/** "My cousin, Delia", "that baker, Franz", "the supplier, Kestrel": a thing that has a name of its own. */
const hasOwnName =
  /\b(?:my|your|his|her|our|their|the|an?|this|that|one|another|some|every) (?:\p{L}+[ -]){0,2}(?<thing>\p{L}+)$/iu
const nameable =
  /(?:er|or|ist|man|woman|ant|ian|ee)$|^(?:north|south|east|west|town|city|village|place|country|street|road|school|company|firm|bank|shop|club|team|band|hotel|pub|app|tool|book|film|song|dog|cat|horse|boat|boss|colleague|kid|child|girl|boy|nurse|guy|couple|chief|cook)$/iu
/** "Don't tell him that, Moira.", "It's between you and me, Owen." */
const pointsAtSpeakers =
  /\b(?:that|this|it|me|you|us|with (?:you|me|us)|(?:to|for|of|from|at|with) (?:it|that|this|you|me|us))$/iu
const sentenceEnd = /(?<=(?<!\b(?:Dr|Mrs?|Ms))[.?!]) +|\n/u

/**
 * The one name by which a speaker calls the other, once: "Don't say that, Erin."; null if none, or several. A name that
 * either of them says otherwise is somebody else's.
 */
export function calledOnce(othersSay: string, ownWords: string): string | null {
  const names = new Set(othersSay.split(sentenceEnd).flatMap((sentence) => calledIn(sentence) ?? []))
  const [found, another] = names
  if (found === undefined || another !== undefined) return null
  const mentions = `${othersSay}\n${ownWords}`.match(
    new RegExp(`(?<!\\p{L})${found.replace('.', '\\.')}(?!\\p{L})`, 'gu'),
  )
  return mentions?.length === 1 ? found : null
}

function calledIn(sentence: string): string | null {
  const start = atStart.exec(sentence)?.groups?.['name']
  if (start !== undefined) return /^\p{Lu}/u.test(start) ? start : null
  const { clause = '', name: end } = atEnd.exec(sentence)?.groups ?? {}
  if (end === undefined || !speaksToOther.test(clause)) return null
  if (pointsAtSpeakers.test(clause)) return end
  const thing = hasOwnName.exec(clause)?.groups?.['thing']?.toLowerCase()
  return isNamed.test(clause) ||
    (thing !== undefined && (meansSomebody({ lower: thing, lemma: thing }) || nameable.test(thing)))
    ? null
    : end
}

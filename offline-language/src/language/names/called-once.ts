import { loadPatterns } from '../../data/load-patterns.js'
import { meansSomebody } from '../phrases/persons.js'

const { atStart, speaksToOther, isNamed, nameable, pointsAtSpeakers } = loadPatterns(
  'called-once',
  'atStart',
  'speaksToOther',
  'isNamed',
  'nameable',
  'pointsAtSpeakers',
)
/** "I did not break it, Owen, honestly." */
const atEnd =
  /^(?<clause>[^.?!]{4,90}), (?<name>(?:(?:Dr|Mrs?|Ms)\. )?\p{Lu}\p{Ll}{2,})(?=[.?!]|$|, (?:honestly|really|please|I|you|we|do|can)\b)/u
/** "My cousin, Delia", "that baker, Franz", "the supplier, Kestrel": a thing that may have a name of its own. */
const thing =
  /\b(?:my|your|his|her|our|their|the|an?|this|that|one|another|some|every) (?:\p{L}+[ -]){0,2}(?<noun>\p{L}+)$/iu
const sentenceEnd = /(?<=(?<!\b(?:Dr|Mrs?|Ms))[.?!]) +|\n/u

/**
 * The one name by which a speaker calls the other, once: "Don't say that, Erin."; null if none, or several. A name that
 * either of them says otherwise is somebody else's.
 */
export function calledOnce(othersSay: string, ownWords: string): string | null {
  const names = new Set(othersSay.split(sentenceEnd).flatMap((sentence) => calledIn(sentence) ?? []))
  const [found, another] = names
  if (found === undefined || another !== undefined) return null
  const name = new RegExp(`(?<!\\p{L})${found.replace('.', '\\.')}(?!\\p{L})`, 'gu')
  return `${othersSay}\n${ownWords}`.match(name)?.length === 1 ? found : null
}

function calledIn(sentence: string): string | null {
  const start = atStart.exec(sentence)?.groups?.['name']
  if (start !== undefined) return /^\p{Lu}/u.test(start) ? start : null
  const { clause = '', name: end } = atEnd.exec(sentence)?.groups ?? {}
  if (end === undefined || !speaksToOther.test(clause)) return null
  return pointsAtSpeakers.test(clause) || !(isNamed.test(clause) || hasOwnName(clause)) ? end : null
}

function hasOwnName(clause: string): boolean {
  const noun = thing.exec(clause)?.groups?.['noun']?.toLowerCase()
  return noun !== undefined && (meansSomebody({ lower: noun, lemma: noun }) || nameable.test(noun))
}

import { capitalised } from '../../language/tokens/first-letter.js'
import type { Cast } from '../written/cast-of.js'
import { namesOther } from '../prompt/person-pronoun.js'
import { withHer } from '../prompt/her-thing.js'
import { startsWithName } from '../wording/unsayable.js'
import { inSecond } from '../prompt/in-second-person.js'

const verb = '((?: (?:\\p{L}{3,}ly|also|always|never|still|just|only|already|now))?) (\\p{Ll}+)'
const introduces = /\bI am\b|\bnames?\b|\bcalled\b/
const asI = (adverb: string, word: string) =>
  `I${adverb} ${word === 'is' ? 'am' : word === 'was' ? 'was' : inSecond(word)}`
const sentenceStart = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** "That I work late" is no sentence. */
const thatClause = /^That (?=(?:I|my) )/

/** The part's names as a text can have them; null without a name. */
function namesIn({ part }: Cast): string | null {
  const words = [...part].map((word) => capitalised(word))
  return words.length > 0
    ? `(?<!\\b[Tt]he |\\p{Lu}\\p{Ll}+ )(?:(?:Mr|Mrs|Ms|Dr)\\.? )?(?:${words.join('|')})(?: (?:${words.join('|')}))?(?!\\p{L})`
    : null
}

/** "Ann runs a shop" as "I run a shop". */
function withoutNames(text: string, cast: Cast): string {
  const name = namesIn(cast)
  if (!name || introduces.test(text)) return text
  return text
    .replace(new RegExp(`${name}['’]s(?= )`, 'gu'), (_, at: number) => (at === 0 ? 'My' : 'my'))
    .replace(new RegExp(`${name}${verb}`, 'gu'), (_, adverb: string, word: string) => asI(adverb, word))
    .replace(new RegExp(`(?<=\\p{Ll} )${name}(?=[,.;]| (?:and|to|in|on|at|for|with|by|about)\\b)`, 'gu'), 'me')
}

/** "It matters to him that he is seen" as "It matters to me that I am seen", if no one else can be meant. */
function withoutPronouns(text: string, { pronoun, part }: Cast): string {
  const names = [...part].map((word) => capitalised(word))
  if (pronoun === 'you' || startsWithName(text) || namesOther(text, pronoun, { names, role: '' })) return text
  const told = text
    .replace(
      new RegExp(`\\b${pronoun}['’](s|d|ll)\\b`, 'giu'),
      (_, short: string) => `I${short === 's' ? "'m" : `'${short}`}`,
    )
    .replace(new RegExp(`\\b${pronoun}${verb}`, 'giu'), (_, adverb: string, word: string) => asI(adverb, word))
    .replace(new RegExp(`\\b(?:${pronoun === 'he' ? 'himself' : 'herself'})\\b`, 'gi'), 'myself')
  const own = pronoun === 'he' ? told.replace(/\bhis\b/gi, 'my').replace(/\bhim\b/gi, 'me') : withOwned(told)
  return sentenceStart(own)
}

const withOwned = (text: string) => withHer(text, (_, isOwner) => (isOwner ? 'my' : 'me'))

/**
 * A text that the part is to say, without what speaks of the part as of someone else; null if that cannot be turned. A text that
 * begins with "he" or "she" goes on about someone who was named before it.
 */
export function ofOwnPerson(text: string, cast: Cast): string | null {
  const named = withoutNames(text, cast)
  const told = /^(?:he|she|his|her)\b/i.test(named) ? named : withoutPronouns(named, cast)
  const name = namesIn(cast)
  const isLeft =
    name !== null && !introduces.test(told) && new RegExp(`(?<=\\p{L},? )${name}|^${name}(?= \\p{Ll})`, 'u').test(told)
  return isLeft ? null : sentenceStart(told.replace(thatClause, ''))
}

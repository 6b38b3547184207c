import { capitalised } from '../../language/tokens/first-letter.js'
import { loadedTagger } from '../../language/tokens/loaded-tagger.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { inSecondPerson } from '../prompt/in-second-person.js'
import type { pronounIn } from '../prompt/part-pronoun.js'
import { inFirstPerson } from '../wording/first-person.js'
import { hasVerb } from './statements.js'
import { faultOf, namesSomebody } from '../wording/unsayable.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** How the prompt speaks of the part. */
export type Own = ReturnType<typeof pronounIn>

const { limitWords } = loadPatterns('units/sayable', 'limitWords')

const menOfKin = /\b(?:father|son|brother|husband|uncle|grandfather|grandson|boyfriend)\b/i
const womenOfKin = /\b(?:mother|daughter|sister|wife|aunt|grandmother|granddaughter|girlfriend)\b/i

/** "His work is good" is said to him, if no one else can be meant; null if the prompt calls the part so. */
export function aboutListener(text: string | null, before: string, own: Own): string | null {
  const pronoun = /^(?:(He|His)|(?:She|Her))\b/.exec(text ?? '')
  if (!text || !pronoun || namesSomebody(before.split('. ').at(-1) ?? '')) return text
  const man = pronoun[1] !== undefined
  // "Jonas is ill. They gave him a muffin. He had a rash."
  const last = before.split('. ').at(-1) ?? ''
  if ((man ? /\b(?:he|him|his)\b/i : /\b(?:she|her|hers)\b/i).test(last) && namesSomebody(before)) return text
  if (own === (man ? 'he' : 'she')) return null
  // "My father fell. … His hearing aid was missing."
  if ((man ? menOfKin : womenOfKin).test(before)) return text
  const said = inSecondPerson(text, man ? 'he' : 'she')
  return capitalised(said)
}

/** A statement in the first person; null if the role cannot say it. */
export function sayableOf(text: string, before: string, counterpart: Counterpart): string | null {
  const plain = withoutLimit(text.replace(/^\p{Lu}\p{Ll}+: /u, ''))
  const shown = counterpart
    .asRecipient(plain)
    .replace(
      /^(?:(?:but|and|so|then|also|actually|in truth|in fact|underneath(?! (?:that|it)\b)|deep down|inside|privately),? |(?:after that|otherwise|beyond that),? )/i,
      '',
    )
  const last = before.split('. ').at(-1) ?? ''
  if (faultOf(shown, namesSomebody(last) ? last : before) !== null) return null
  const [upTo, ...figures] = text.split(limitWords)
  if (isLimit.test(shown) || (figures.length > 0 && givesUpTo.test(upTo!.trim()))) return null
  if (!startsWell(shown) || !hasVerb(shown)) return null
  const said = inFirstPerson(capitalised(shown), counterpart)
  return isToldOfListener(said) || said.split(' ').length < shortest ? null : said
}
/** Whether words say what only the prompt tells of the one who listens. */
export const isToldOfListener = (said: string): boolean =>
  /^You are you\b|\b(?:the user|the recipient|the learner)\b/i.test(said) ||
  /\b[Tt]he trainee\b(?! \p{Lu}\p{Ll})/u.test(said) ||
  /^You .*\b(?:her|his|he|she)\b/.test(said) ||
  describesListener.test(said) ||
  meetsListener.test(said)
/** "The buyer has come to look at the van": who listens knows it. */
const describesListener = anyOf(loadPatterns('units/describes-listener', 'isOrWants', 'summons', 'appointment'))
/** "I meet my social worker, you, in a café", "I now speak to you", "Now the two of us meet", "This talk is about the minibus": the listener is there. */
const meetsListener = anyOf(
  loadPatterns('units/meets-listener', 'named', 'comes', 'both', 'speaks', 'matter', 'caller'),
)
const shortest = 3
const givesUpTo = /\b(?:pay|offer|spend|give|need|want)$/
/** A budget, and what the role would come down to. */
const isLimit = anyOf(loadPatterns('units/limit-sentences', 'budget', 'letGo', 'ending', 'beyond', 'opening'))

/** "A voucher of up to 50 euros, not more": the figure is for the role alone. */
function withoutLimit(text: string): string {
  return text.replace(limitWords, '')
}

/** "Losing the recipient as a friend would be worse", "Leaving without it is out of the question" */
const deedAsSubject =
  /^\p{L}+ing\b(?=.*\b(?:the recipient|out of the question|not something|no option)\b)[^,;]* (?:would|will|is|was|means)\b/iu

/** A statement has a subject; an order and a heading have none. */
function startsWell(text: string): boolean {
  if (/^(?:you|your|the|an?|it|there|he|she|they|my|this|that|what|in|on|at|for|since|last|\d)\b/i.test(text))
    return true
  if (/^[#>*|]/.test(text)) return false
  if (deedAsSubject.test(text)) return true
  const [first, second] = loadedTagger()?.(text) ?? []
  return first?.pos !== 'VERB' && !(first?.pos === 'ADJ' && second?.pos !== 'NOUN')
}

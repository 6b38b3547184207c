import type { Counterpart } from '../prompt/counterpart.js'
import { isThirdPersonVerb, plainForm } from '../prompt/verb-forms.js'
import { partsOf } from './condition-parts.js'
import { followsVerb, toListener } from './condition-to-listener.js'
import { deedsOf } from './deeds.js'
import { inPresent } from './done-conditions.js'
import { halvesOf, isPromise } from './halves.js'
import { inFirstPerson } from '../wording/first-person.js'
import { meaningOf } from './meaning.js'
import type { Own } from './sayable.js'
import { separated } from './separated-parts.js'
import type { Bargain } from './unit.js'

/** "You say it could be done by noon" promises it. */
const saysThat = /^you (?:then )?(?:say (?:that )?(?=it could be\b)|offer that (?=\S+ ))/i

/** "You will not come unless …" promises to come. */
const negation = /\b(?:will|would|do|can) not |\b(?:won't|cannot) |\brefuse to /i

/** The yes on a condition in one statement of the prompt; null if it has none. `isKnown`: what it means says that it is one. */
export function bargainIn(
  statement: string,
  place: number,
  counterpart: Counterpart,
  own: Own = 'you',
  isKnown = false,
): Bargain | null {
  const read = halvesOf(statement)
  const halves = read && { ...read, condition: byRecipient(inPresent(read.condition), own) }
  if (!halves || ofOwnDeed.test(halves.condition)) return null
  const { isUnless } = halves
  const written = halves.given.replace(saysThat, '')
  const condition = halves.condition.replace(/,? but (?:never|not|no) .*$/i, '')
  const { given, further } = isUnless ? { given: written, further: [] } : promisedIn(written, condition, isKnown)
  const yes = isUnless ? given.replace(negation, 'will ') : given
  if ((isUnless && yes === given) || !(isKnown || isPromise(yes, condition))) return null
  const spoken = separated(toListener(condition, counterpart))
  const said = inFirstPerson(yes, counterpart)
    .replace(/\.$/, '')
    .replace(/^(I \p{Ll}+ and )(\p{Ll}+s)\b/u, (whole, before: string, verb: string) =>
      isThirdPersonVerb(verb) || followsVerb.test(verb) ? `${before}${plainForm(verb)}` : whole,
    )
    .replace(
      /^(I (?:(?:will|would|can|could|also|then) )*(?!(?:try|use|wear|buy|take|sell|keep|put|read|sign|eat|drink)\b)\p{Ll}+) (?:them|him|her)\b/u,
      '$1 you',
    )
    .replace(/\b(with|from) (?:him|her|them)\b(?! \p{Ll}+(?:s|er|or)? (?:and|,|$))/u, '$1 you')
  const text = isUnless
    ? `${inFirstPerson(given, counterpart).replace(/\.$/, '')} unless ${spoken}.`
    : `${said.replace(/^I accept it$/, 'I could accept it')} if ${spoken}.`
  const parts = partsOf(spoken)
  return {
    text,
    yes: said,
    further: further.map((words) => (/^Thank you\b/.test(words) ? words : inFirstPerson(words, counterpart))),
    stems: meaningOf(yes),
    parts,
    isSilent: parts.some(({ isOfTalk }) => isOfTalk),
    place,
  }
}
/** What is given without how it is said, and what is said besides; as it is written if nothing of it is promised so. */
function promisedIn(written: string, condition: string, isKnown: boolean): { given: string; further: string[] } {
  const deeds = deedsOf(written)
  const promise = deeds === null ? null : (deeds.promise ?? (ofTerms.test(condition) ? 'you agree' : null))
  const isDone = promise !== null && (isKnown || isPromise(promise, condition))
  return isDone ? { given: promise, further: deeds?.further ?? [] } : { given: written, further: [] }
}

/** "They give you a date and an amount": who then only asks for it in writing has agreed. */
const ofTerms =
  /^(?:they|he|she|the recipient|the \p{L}+) (?:give|offer|name|promise|guarantee)s? .*\b(?:date|day|time|deadline|amount|sum|price|figure)\b/iu

/** A condition that the role itself meets is none for the person. */
const ofOwnDeed = /^you (?!get|hear|receive|see|have|keep)/i

/** "You are offered nights" and, to who reads a letter, "you promise him a cook": the person who takes part does it. */
function byRecipient(condition: string, own: Own): string {
  // A prompt that calls the part "she" means its reader by "you".
  if (own !== 'you' && ofReader.test(condition))
    return condition.replace(/^you\b/, 'they').replace(/\b(?:him|her)\b(?! \p{Ll}+(?:s|er|or)? (?:and|,|$))/u, 'you')
  return condition
    .replace(passive, (_, deed: string) => `they ${deeds[deed.toLowerCase()] ?? deed} you`)
    .replace(leave, 'they let you ')
    .replace(andLeave, (_, also = '') => ` and ${also}let you `)
}
/** "You can have your rep with you": the person lets the part have it; and what the part is able to do is no offer. */
const leave =
  /^you (?:can|may|could|are (?:allowed|permitted) to) (?!(?:trust|believe|be|see|tell|feel|afford|find|prove|show|manage|make|pay)\b)/i
const andLeave = /,? and (?:you )?(?:may|can|could|are (?:allowed|permitted) to) ((?:still|also) )?(?=\p{Ll})/giu
const deedsOfReader =
  'offer|give|send|pay|refund|promise|find|arrange|let|book|put|call|ring|write|repair|replace|allow|show|lend|grant'
const moreOfReader = 'name|assign|guarantee|take back|raise|drop|provide|hire'
const ofReader = new RegExp(`^you (?:can |will )?(?:${deedsOfReader}|${moreOfReader})\\b`, 'u')
const passive = /^you (?:are|get) (?:then )?(offered|given|promised|granted|guaranteed|assured|shown|allowed)\b/i
const deeds: Readonly<Record<string, string>> = {
  offered: 'offer',
  given: 'give',
  promised: 'promise',
  granted: 'grant',
  guaranteed: 'guarantee',
  assured: 'assure',
  shown: 'show',
  allowed: 'allow',
}

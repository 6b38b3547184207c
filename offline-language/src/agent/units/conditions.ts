import { asInSentence } from '../../language/tokens/first-letter.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { isThirdPersonIn, isThirdPersonVerb, plainForm } from '../prompt/verb-forms.js'
import { loadedTagger } from '../../language/tokens/loaded-tagger.js'
import { toFirstPerson } from '../../language/persons/swap-person.js'
import { deedsOf } from './deeds.js'
import { inPresent } from './done-conditions.js'
import { halvesOf, isPromise } from './halves.js'
import { inFirstPerson } from '../wording/first-person.js'
import { meaningOf } from './meaning.js'
import { numberOf } from '../wording/number-words.js'
import type { Own } from './sayable.js'
import { separated } from './separated-parts.js'
import type { Bargain, BargainPart } from './unit.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('units/conditions', 'mannerOfPart', 'asksHelp', 'ofTalk')

/** "You say it could be done by noon" promises it. */
const saysThat = /^you (?:then )?(?:say (?:that )?(?=it could be\b)|offer that (?=\S+ ))/i
/** What every offer has in it. */
const general = new Set(
  'propos suggest offer fair someth everyth say show ask find least reason mention tell explain bring point done finish'.split(
    ' ',
  ),
)
const count = '(\\d(?:[\\d,.]*\\d)?|one|two|three|four|five|six|seven|eight|nine|ten)'
const numbered = [
  new RegExp(`\\b(?:at least|not less than|no fewer than|a minimum of) (?:\\p{L}+ )?${count}\\b`, 'iu'),
  new RegExp(`(?:^|\\s|[$€£])${count}(?: \\p{Ll}+)? or (?:more|above|over|higher|better)\\b`, 'iu'),
]

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

/** "The seller carries it up" is said to the seller: "you carry it up". */
function toListener(written: string, counterpart: Counterpart): string {
  const condition = written
    .replace(/^the recipient /i, 'they ')
    .replace(ofSide, 'they ')
    .replace(subjectOf, (whole, noun: string) => (counterpart.isOf(noun) ? 'they ' : whole))
  const isPronoun = /^(?:he|she|they) /i.test(condition)
  const plain = isPronoun
    ? condition
        .replace(/\byour\b/gi, 'my')
        .replace(/\byours\b/gi, 'mine')
        .replace(/\b(that|which|where|when|what|how|until|before|after) you (?=\p{Ll})/giu, '$1 I ')
        .replace(/(?<=\bthe (?:\p{Ll}+ ){1,2})you (?=\p{Ll}+(?:ed|t|d|id)\b)/gu, 'I ')
        .replace(/\byou\b/gi, 'me')
        .replace(/\bits own\b/gi, 'your own')
        .replace(/\bhis\b|(?<!\b(?:the|my|all|both) \p{Ll}+s )\btheir\b|\bher (?=\p{L})/giu, (word) =>
          word.endsWith(' ') ? 'your ' : 'your',
        )
    : condition
  const lower = counterpart
    .named(plain)
    .replace(/^(?:he|she|they) /i, 'you ')
    .replace(/^You\b/, 'you')
  const own = inFirstPerson(lower, { ...counterpart, named: (text) => text }).replace(/\.$/, '')
  const isOfListener = !/^you\b/i.test(condition) && /^you\b/.test(lower)
  // "The manager gives you a date": here "you" is the part.
  const text = isOfListener ? (isPronoun ? lower : `you${toFirstPerson(lower.slice('you'.length))}`) : own
  if (!isOfListener) return asInSentence(text)
  return text
    .replace(
      /(^you|,|\band|\bor)( still| also| then)? (\p{Ll}+s)\b/gu,
      (whole, joint: string, how: string | undefined, verb: string) =>
        joint === 'you' || followsVerb.test(verb) || isThirdPersonIn(text, verb) || hasObject(text, verb)
          ? `${joint === ',' ? ' and' : joint}${how ?? ''} ${plainForm(verb)}`
          : whole,
    )
    .replace(/\b(?:him|her|them)self\b/g, 'yourself')
    .replace(/\band is\b/g, 'and are')
    .replace(/\b(?:he|she) (\p{Ll}+)/gu, 'you $1')
}
/** "The company sends", "your manager offers you": the person who takes part speaks for them. */
const houses = 'company|firm|school|hospital|bank|office|shop|hotel|council|clinic|insurer|management|other side'
const heads = 'landlord|manager|boss|employer|team lead|supervisor|head|director'
const ofSide = new RegExp(`^(?:the|your) (?:${houses}|${heads}) (?=\\p{Ll}+s\\b)`, 'iu')
/** "And picks it up": only a verb has a pronoun after it. */
const hasObject = (text: string, verb: string) =>
  new RegExp(`\\b(?:and|or) ${verb} (?:it|them|me|us|him|my)\\b`).test(text)
/** "The campsite moves", said to the campsite manager */
const subjectOf = /^the (\p{Ll}+) (?=\p{Ll}+s\b)/iu
const followsVerb =
  /^(?:says|offers|proposes|promises|shows|brings|pays|comes|gives|takes|apologises|apologizes|suggests|talks|speaks|asks|tells|refunds|checks|rings|phones)$/

/** "You offer me a new desk and a review in May" */
const twoThings =
  /^(you (?:offer|give|promise|grant|guarantee|send|get|arrange|name)(?: me| us)? )(.+?),? and ((?:an?|the) .+)$/iu
/** "Choosing and training her" is one thing. */
const border = /,? and (?!(?<=\p{L}ing,? and )\p{L}+ing\b)(?=\p{L}+ )(?!(?:the|a|an|\d+|between|three|ten|two)\b)/u

const verbOf = /^(you (?!are\b|have\b)\p{Ll}+ (?:me |us )?)/u
/** "You offer me 2,900 a month and Sundays off": the second thing is offered, too. */
const withVerbs = ([first = '', ...others]: string[]): string[] => {
  const verb = verbOf.exec(first)?.[1]
  const isThing = (text: string) => /^(?:NOUN|PROPN|ADJ|NUM)$/.test(loadedTagger()?.(`You ${text}`)[1]?.pos ?? '')
  return [first, ...others.map((text) => (verb && isThing(text) ? `${verb}${text}` : text))]
}

/** Each thing that has to be said or done; "a rota or taking turns" is one thing with two names. */
function partsOf(condition: string): BargainPart[] {
  const each = withVerbs(condition.replace(twoThings, '$1$2 and $1$3').split(border))
  return each.map((text) => ({
    text: /^(?:you|the|my|an?|it|your|I|everything|everyone|everybody|all|both|there|nothing|no one|nobody|someone|somebody)\b/.test(
      text,
    )
      ? text
      : `${/^it \b/.test(condition) ? 'it' : 'you'} ${text}`,
    stems: new Set([...meaningOf(text)].filter((stem) => !general.has(stem))),
    least: leastIn(text),
    isManner: patterns.mannerOfPart.test(text),
    isOfTalk: ofTalk.test(`you ${text.replace(/^you /, '')}`) && !toOthers.test(text),
    asksHelp: asksHelp.test(text),
    isApology: /\b(?:apologi[sz]es?|sorry|apology)\b/i.test(text),
  }))
}

const asksHelp = patterns.asksHelp
/** "You talk to the two fathers yourself" is a deed. */
const toOthers = /^(?:you )?(?:(?:talk|speak) to|ask|tell|thank) (?:the|your|both|all|an?|every\p{L}+|\p{Lu}\p{L}+) /u
/** What is said or asked, or how: the person finds it alone. */
const ofTalk = patterns.ofTalk

function leastIn(text: string): number | null {
  const found = numbered.map((looks) => looks.exec(text)?.[1]).find((each) => each !== undefined)
  return found ? numberOf(found) : null
}

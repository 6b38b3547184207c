import { loadedTagger } from '../../language/tokens/loaded-tagger.js'
import { afterSubject } from '../prompt/verb-forms.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

export interface Halves {
  given: string
  condition: string
  isUnless: boolean
}

const { manner, feeling, ofTalk, otherDeed } = loadPatterns(
  'units/promises',
  'manner',
  'feeling',
  'ofTalk',
  'otherDeed',
)
const promised = anyOf(loadPatterns('units/promised', 'deed', 'doneForThem', 'possible'))

const joint =
  '(?:only )?(?:if|once|when|as soon as|provided(?: that)?|as long as|in case|on condition that|should|were)'
const opening =
  /^(?:but |and |so |alternatively:? |(?:the |your )?(?:trade|deal|bargain|compromise|agreement|offer): |\*?give and take:\*? )+/i
const beforeCase = /^.+?,? but (?=(?:only )?(?:if|once|when|as soon as|provided)\b.+?, (?:then )?you )/i
const subject = '(?:you|your|the|it|a|an)\\b'

/** "If he pays, you come", "should she ask: you come" */
const first = new RegExp(`^${joint} (.+?)(?:,|:| ->| =) (?:then )?(${subject}.+)$`, 'iu')
const bareFirst = /^(?:only )?(?:if|once|when) (.+ \S+ \S+) (?:then )?(you (?:will|would|can|could|get) .+)$/iu
const last =
  /^(.+?),? (?:but )?(?:only )?(if|once|provided(?: that)?|as long as|as soon as|on condition that|unless|when) (.+)$/iu
/** "For a contract over two years you can go down to 800." */
const inReturn = new RegExp(
  `^(?:with|for|in (?:exchange|return) for) (.+?),? (you (?:will|would|can|could|are|drop|add|keep|give|let)\\b.+)$`,
  'iu',
)
/** "Give you a key and you come earlier", "She pays half: you sign today" */
const ordered = new RegExp(
  `^((?:give|get|assign|offer|show|find|pay|bring|lend|promise|grant)\\b .+?),? and ((?:you|your|the) .+)$`,
  'iu',
)
const told = /^((?:he|she|they|the recipient) \p{Ll}+s? .+?)(?::|,? in return| ->| =) (you .+)$/iu

/** A statement as what is promised and on what condition; null if it promises nothing so. */
export function halvesOf(whole: string): Halves | null {
  // "You joke, but if he stays calm, you agree": the promise is in the second half.
  const statement = whole.replace(beforeCase, '').replace(opening, '')
  const found = conditionFirst(statement) ?? orderFirst(statement) ?? thingFirst(statement)
  if (found) return { ...found, isUnless: false }
  const [, given, word, condition] = last.exec(statement) ?? []
  return given && condition ? { given, condition, isUnless: word?.toLowerCase() === 'unless' } : null
}

type OnCondition = Omit<Halves, 'isUnless'>

function conditionFirst(statement: string): OnCondition | null {
  const [, before, all] =
    first.exec(statement) ?? bareFirst.exec(statement) ?? told.exec(statement) ?? withoutComma(statement) ?? []
  // "You leave the petition alone; you are the one who started it"
  const then = all?.replace(/;.*$/s, '')
  if (!before || !then) return null
  const condition = before.replace(/^(\S+(?: recipient)?) to /i, '$1 ')
  return { given: then, condition: /^should\b/i.test(statement) ? condition.replace(wish, inFact) : condition }
}

const bareCondition = /^(?:only )?(?:if|once|when) ([^,;:]+)/iu
const ownDeed = / (?:then )?(?=you (?!(?:a|an|the|your|to|in|at|on|with|for)\b)\p{Ll}+ )/gu

/** "If someone gives you a time for the next step you sit down": a noun ends the condition. */
function withoutComma(statement: string): [string, string, string] | null {
  const condition = bareCondition.exec(statement)?.[1] ?? ''
  const from = statement.indexOf(condition)
  for (const { index, 0: gap } of condition.matchAll(ownDeed)) {
    const before = loadedTagger()?.(condition.slice(0, index)) ?? []
    if (before.length >= fewestWords && /^(?:NOUN|PROPN|NUM)$/.test(before.at(-1)?.pos ?? ''))
      return ['', condition.slice(0, index), statement.slice(from + index + gap.length)]
  }
  return null
}
const fewestWords = 4

/** "Should Ann admit it" */
const wish = /^((?:the )?\p{L}+) (\p{Ll}+)/u
const inFact = (_: string, who: string, verb: string) => `${who} ${afterSubject(who.replace(/^the /i, ''), verb)}`

function orderFirst(statement: string): OnCondition | null {
  const [, order, gives] = ordered.exec(statement) ?? []
  return order && gives ? { given: gives, condition: `you ${order.replace(/^(\S+) you\b/i, '$1 me')}` } : null
}

function thingFirst(statement: string): OnCondition | null {
  const [, thing, own] = inReturn.exec(statement) ?? []
  return thing && own ? { given: own, condition: `there is ${thing}` } : null
}

const willing = /^(?:you|your) (?:then )?(?:will|would|can|could|may|are (?:ready|willing|prepared))\b/i

/** "Her maximum is 470, and she only agrees to that if …": what it agrees to stands elsewhere. */
const pointsBack = /\b(?:agrees?|accepts?|takes?|signs?) (?:to )?(?:that|this|it)$/i

/** "You hang up", "you talk about Leo": how someone takes it, or what they then tell, is nothing that is given. */
export const isOfTalk = (yes: string): boolean => ofTalk.test(yes)

/** Whether a half is a promise, and no way of talking: what the role does for the other's deed. */
export function isPromise(yes: string, condition: string): boolean {
  if (/^(?:nobody|no one|nothing|none)\b/i.test(condition)) return false
  if (pointsBack.test(yes) || feeling.test(yes) || isOfTalk(yes)) return false
  if (undertaking.test(yes)) return !speaking.test(yes.replace(undertaking, '').split(/,? and /)[0] ?? '')
  if (wouldDo.test(yes) && ofOthersDeed.test(condition)) return !speaking.test(yes)
  if (manner.test(yes)) return willing.test(yes) && otherDeed.test(condition) && !speaking.test(yes)
  return promised.test(yes) || (/^you /i.test(yes) && otherDeed.test(condition))
}
/** "You are prepared to apologise", "you will agree to a trial": in so many words. */
const undertaking =
  /^you (?:then )?(?:(?:will |would )?(?:agree|consent|undertake) (?:not )?to|(?:are|will be|would be) (?:willing|ready|prepared|happy) (?:not )?to)\b/i
/** "You would wear one if someone went with you": whatever is done for a deed that is only imagined, is promised for it. */
const wouldDo =
  /^you (?:would|might) (?:even |also |then )?(?!(?:be|feel|like|rather|want|prefer|not|never|have|hate|love|mind)\b)\p{Ll}+ /iu
const doer = '(?:someone|somebody|he|she|they|the \\p{L}+|the other person|\\p{Lu}\\p{Ll}+)'
const imagined =
  '(?:\\p{Ll}+ed|went|came|got|gave|found|put|took|let|paid|made|were|had|did|left|sent|met|brought|kept|could|would)'
const ofOthersDeed = new RegExp(`^(?:${doer} ${imagined}|you (?:got|were given|had))\\b`, 'u')
const speaking = /\b(?:say|tell|ask|answer|mention|admit|repeat|explain|thank|remind|point|threaten|insist)\b/i

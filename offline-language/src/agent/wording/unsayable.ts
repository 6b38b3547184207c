import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const patterns = loadPatterns('wording/unsayable', 'ban', 'untold', 'secret', 'notYet', 'somebodyElse')

/** Why a sentence of the prompt is none that the role says, and how such a sentence looks. */
const rules: readonly { fault: string; looks: RegExp }[] = [
  {
    fault: 'a ban',
    looks: patterns.ban,
  },
  {
    fault: 'what is not to be told',
    looks: patterns.untold,
  },
  {
    fault: 'a permission',
    looks: anyOf(loadPatterns('wording/permissions', 'limited', 'allowed', 'internal', 'inPlace', 'extra', 'thrownIn')),
  },
  {
    fault: 'a limit',
    looks: anyOf(loadPatterns('wording/limit-marks', 'extreme', 'bound')),
  },
  {
    fault: 'a secret',
    looks: patterns.secret,
  },
  {
    fault: 'a condition',
    // A rule of the matter may be said: "The hose is covered only if the machine is new".
    looks:
      /^(?=.*\b(?:you|your|he|she|they)\b).*\b(?:only (?:if|when|once|after)|provided|on condition|unless|as long as|in exchange|in return)\b/i,
  },
  {
    fault: 'a stage direction',
    looks: anyOf(loadPatterns('wording/stage-directions', 'stage', 'inTurn', 'steers', 'speech')),
  },
  {
    fault: 'what the role does not know',
    looks:
      /\b(?:do not|don't|cannot) (?:yet )?know (?:yet )?(?:that|about|of)\b|\bknow nothing (?:yet )?(?:of|about)\b/i,
  },
  {
    fault: 'a heading',
    looks: /^(?:Your|The) (?!.{0,40}\b(?:is|are|has|have|was|were|went)\b[^:]*:)(?:[\p{L}-]+ ){0,3}?\p{L}+: /u,
  },
  {
    fault: 'what has not happened yet',
    looks: patterns.notYet,
  },
  { fault: 'a quoted line', looks: /["“][^"”]{2,}["”]\s*(?:first|then|if|when|and|only)\b/i },
]

const thirdPerson = /\b(?:she|he|her|his|him|herself|himself)\b/i
const somebodyElse = patterns.somebodyElse
const named = /\b(?:Mr|Mrs|Ms|Dr)\b|(?<=\p{L},? )\p{Lu}\p{Ll}{2,}/u

/** "Biscuit weighs 14 kilos." */
const namedFirst =
  /^(?!The|This|That|There|You|It|In|On|At|He|She|Today|If|When)\p{Lu}\p{Ll}{2,} (?:is|was|has|had|weighs|lives|works|got|went|came|lost|wants|\p{Ll}{3,}ed)\b/u

const { mass } = loadPatterns('wording/mass-nouns', 'mass')
/** Whether a text begins with a name: not with "Money is". */
export const startsWithName = (text: string) => namedFirst.test(text) && !mass.test(/^\p{L}+/u.exec(text)?.[0] ?? '')

/** Whether a text names someone whom "he" or "she" can mean. */
export function namesSomebody(text: string): boolean {
  return somebodyElse.test(text) || named.test(text) || startsWithName(text)
}

/** What is wrong with saying a sentence of the prompt, "you" being the role; null if nothing is. */
export function faultOf(sentence: string, before: string): string | null {
  const found = rules.find(({ looks }) => looks.test(sentence))
  return found?.fault ?? (isOfNobody(sentence, before) ? 'the role in the third person' : null)
}

/** Whether "he" or "she" in a sentence can mean no one that it or the one before it names. */
export function isOfNobody(sentence: string, before: string): boolean {
  const around = `${before} ${sentence}`
  return (
    thirdPerson.test(sentence) &&
    !startsWithName(sentence) &&
    !somebodyElse.test(around) &&
    !named.test(around) &&
    !startsWithName(before)
  )
}

import { capitalised } from '../../language/tokens/first-letter.js'
import { loadedTagger } from '../../language/tokens/loaded-tagger.js'
import type { AgentScenario } from '../prompt/agent-scenario.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { agreeingWithYou, isThirdPersonVerb, plainForm } from '../prompt/verb-forms.js'
import { withFullForms } from '../prompt/full-forms.js'
import { withHer } from '../prompt/her-thing.js'
import { inSecond, inSecondPerson } from '../prompt/in-second-person.js'
import { withWholeSentences } from '../prompt/whole-sentences.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { withoutName } from '../prompt/person-name.js'
import { halvesOf } from '../units/halves.js'
import { isForPlayer } from '../units/read-units.js'
import { sayableOf } from '../units/sayable.js'
import { isNameOnly } from '../units/written-secret.js'
import { namesSomebody } from '../wording/unsayable.js'
import { isClean } from '../wording/clean-sentence.js'
import { inFirstPerson } from '../wording/first-person.js'
import { hasVerb } from '../units/statements.js'
import type { Cast } from './cast-of.js'
import { isOnCondition, type ReadSentence } from './read-kinds.js'

export const withPoint = (text: string) => (/[.!?]["”’]?$/.test(text) ? text : `${text.replace(/[,;:\s]+$/, '')}.`)
const joint = /^(?:and|but|so|yet|also|because|while),? /i
/** "Personally he thinks" */
const adverb = /^(?:personally|moreover|besides|secretly|actually|privately),? /i
/** An order, or a clause that depends on another. */
const orders =
  /^(?:if|when|once|unless|until|because|while|as|ask|find out|tell|say|talk|speak|let|make|get|be|give|show)\b/i
/** What it is about was named before: an answer may begin so, but nothing that is said without being asked. */
const pointsBack = /^(?:he|she|they|it|his|her|their)\b/i
const faults = [
  /[*_#<>|]|->| \+ |\b(?:AI|bc|pls|acct|w\/)\b/,
  // "The trainee Leyla" is someone else.
  /\b(?:[Tt]he|[Tt]his) (?:ai|AI|user|learner|trainee|participant|recipient|part|character)\b(?! \p{Lu}\p{Ll})/u,
  /\b(?:I|you) must (?:never|not)\b/i,
  /\bI (?:are|is|has|does|he|she|you)\b|\b(?:my|your|the|an?) (?:I|me|he|she)\b|\b[Yy]ou (?:him|her)self\b/,
  /\b(?:keeps?|makes?|gets?|lets?|helps?|gives?|tells?|drives?|have|had|having) I\b/,
  // "I talk over people and rolls my eyes"
  /^I \p{Ll}[^.]*,? (?:and|but|or) \p{Ll}{2,}s (?:me|my|myself)\b/u,
  /^I am \p{Lu}[^.]*,? (?:are|is|he|she|has|works?|lives?|runs?)\b/u,
]

/** The part's name as the pronoun that the prompt uses for it. */
function withPronoun(text: string, { part, pronoun }: Cast): string {
  if (pronoun === 'you' || part.size === 0) return text
  const words = [...part].map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  const name = `(?<!\\b[Tt]he )(?:(?:Mr|Mrs|Ms|Dr)\\.? )?(?:\\b(?:${words.join('|')})\\b ?)+(?<! )`
  return text
    .replace(new RegExp(`${name}['’]s\\b`, 'gu'), pronoun === 'he' ? 'his' : 'her')
    .replace(
      new RegExp(`(?<=(?!are|am|is|called|named|as)\\b\\p{Ll}+ )${name}(?=[.,;!]|$)`, 'gu'),
      pronoun === 'he' ? 'him' : 'her',
    )
    .replace(new RegExp(`${name}(?= \\p{Ll})`, 'gu'), pronoun)
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Whether the part can say this: false for third-person words for the part, markup and broken grammar. */
export function isOwn(text: string, { part, pronoun, own }: Cast): boolean {
  const words =
    text
      .replace(/\b[Tt]he \p{Lu}\p{Ll}+ (?=\p{Ll})/gu, '')
      .toLowerCase()
      .match(/[\p{L}'’]+/gu) ?? []
  const namesPart = words.some((word) => part.has(word.replace(/['’]s$/, ''))) && !/\bI am\b|\bname\b/.test(text)
  const first = words[0] ?? ''
  const startsOutside = pronoun !== 'you' && own.has(first)
  const isOfNobody =
    pronoun !== 'you' && words.some((word) => own.has(word.replace(/['’](?:s|d|ll)$/, ''))) && !namesSomebody(text)
  return !namesPart && !startsOutside && !isOfNobody && !faults.some((looks) => looks.test(text))
}

const withOwned = (text: string) => withHer(text, (word, isOwner) => (isOwner && word === 'her' ? 'my' : word))

const afterObject =
  'and|or|to|on|in|at|for|with|because|that|if|when|by|most|least|more|too|so|as|about|of|from|than|again|out|up|off|badly'

/** "I miss having people around her": a pronoun that can only mean the part. */
export function withOwnObjects(text: string, before: string, cast: Cast): string {
  if (cast.pronoun === 'you' || namesSomebody(text) || namesSomebody(before)) return text
  const object = cast.pronoun === 'he' ? 'him' : 'her'
  const told = text
    .replace(/\b(?:himself|herself)\b/g, 'myself')
    .replace(new RegExp(`\\b${object}(?=[.,;]| (?:${afterObject})\\b)`, 'g'), 'me')
  const own = cast.pronoun === 'he' ? told.replace(/\bhis\b/g, 'my') : withOwned(told)
  return own
    .replace(new RegExp(`\\b${cast.pronoun} (\\p{Ll}+)`, 'gu'), (_, verb: string) => `I ${inSecond(verb)}`)
    .replace(/\bI are\b/g, 'I am')
}

const ofTalk = ['manner', 'meta', 'person', 'unknown'] as const
const mostOfTalk = 0.15
/** Whether a sentence is about the matter with such certainty that it cannot contain an instruction. */
const isOfMatter = ({ shares }: ReadSentence) => ofTalk.reduce((sum, kind) => sum + shares[kind], 0) <= mostOfTalk

/** "If you come in person, I withdraw it" is a statement. */
const leastBargain = 0.4
const proviso = /\b(?:as long as|provided(?: that)?|on condition that) (?:it|the|an?|they|you|he|she)\b/i

/** "If he comes, he gets the place": in a bargain, a person other than the part is the listener. */
function toListener(text: string, { pronoun }: Cast): string | null {
  const [, other] = /^If (he|she)\b/.exec(text) ?? []
  if (!other || other === pronoun) return text
  return secondVerb.test(text) ? null : capitalised(inSecondPerson(text, other as 'he' | 'she'))
}
/** "and hands out samples" would keep its ending. */
const secondVerb = /\band \p{Ll}+s\b/u

export interface Scene {
  cast: Cast
  counterpart: Counterpart
  scenario: AgentScenario
}

/** A sentence of the prompt as the part says it without being asked, or null. */
export function ownWords(sentence: ReadSentence, before: string, scene: Scene): string | null {
  const words = isOnCondition(sentence) ? null : answeringWords(sentence, before, scene)
  return words && pointsBack.test(words) ? null : words
}

/** What is done first, then on which condition. */
function turned(whole: string): string {
  const halves = halvesOf(whole)
  if (!halves) return whole
  const [given, condition] = [halves.given, halves.condition].map((half) => half.replace(/[.,;]+$/, ''))
  return `${given} ${halves.isUnless ? 'unless' : 'if'} ${condition}`
}

/** A sentence in the second person, addressed to the part: "You sell the boat." */
export function toldToPart(written: string, { cast, scenario }: Scene): string {
  const plain = withoutName(withFullForms(written.replace(joint, '').replace(adverb, '')), scenario)
  const named = withPronoun(capitalised(plain), cast)
  const third = cast.pronoun === 'you' ? named : agreeingWithYou(inSecondPerson(named, cast.pronoun))
  return capitalised(withWholeSentences(third)).replace(/[.;,:]+$/, '')
}

/** A sentence about "you" in the mouth of the part, or null. */
function spokenBy(told: string, before: string, { cast, counterpart }: Scene): string | null {
  const said = sayableOf(told, before, counterpart)
  return said ? withOwnObjects(withPoint(said), before, cast) : null
}

/** A clause about "you" as a sentence of the part, or null if it is none. */
export function sayingWords(clause: string, scene: Scene): string | null {
  const text = hasVerb(clause) ? spokenBy(capitalised(clause), '', scene) : null
  return text && isClean(text) && isOwn(text, scene.cast) ? text : null
}

/** A sentence of the prompt as the part says it to the one who asks about it, or null. */
export function answeringWords(sentence: ReadSentence, before: string, scene: Scene): string | null {
  const { cast } = scene
  const isBargain = isOnCondition(sentence) || sentence.shares.bargain >= leastBargain || proviso.test(sentence.whole)
  const told = isBargain ? capitalised(turned(toldToPart(sentence.whole, scene))) : toldToPart(sentence.text, scene)
  if (!hasVerb(told) || (!isOfMatter(sentence) && isForPlayer(told))) return null
  const own = spokenBy(told, before, scene)
  if (!own) return null
  const text = isBargain ? toListener(agreeingWithYou(own), cast) : own
  if (text === null || (!isBargain && orders.test(text))) return null
  return isClean(text) && isOwn(text, cast) ? text : null
}

/** "Attitude: defensive" */
const { style: ofManner } = loadPatterns(
  'role/labels',
  'aboutExercise',
  'style',
  'matter',
  'terms',
  'refused',
  'agreed',
)

const wishOfDeed = /^to (?=\p{Ll}+ )/u
const verbOfLabel = /^(?:knows|fears|loves|likes|hates|misses|trusts|remembers)$/i

/** "Wants: to keep driving; to know who complained" and "Knows: his passengers by name" as "You want to know …". */
function withVerbOfLabel({ text, label, shares }: ReadSentence): string {
  const plain = text.replace(joint, '')
  if (shares.wish >= leastWish && wishOfDeed.test(plain)) return `You want ${plain}`
  return verbOfLabel.test(label) && !isStatement.test(plain)
    ? `You ${plainForm(label)} ${plain.replace(/^(?:his|her) /u, 'your ')}`
    : plain
}
const leastWish = 0.5
/** "the light was amber" */
const isStatement = /\b(?:is|are|was|were|has|have|had|will|would|can|he|she|you|they|that|who|\p{Ll}+ed)\b|['’]s\b/u

/** "Four weeks' notice", "612,000 last year": what answers a label or a heading, without a verb. */
export function valueOf(sentence: ReadSentence, counterpart: Counterpart, cast: Cast): string | null {
  if (ofManner.test(sentence.label) || isNameOnly(sentence.text)) return null
  const told = inFirstPerson(withFullForms(withVerbOfLabel(sentence)), counterpart)
  const text = withOwnObjects(withPoint(capitalised(told)), '', cast)
  const first = loadedTagger()?.(text)[0]
  if (first?.pos === 'VERB' || orders.test(text)) return null
  const isTold = cast.pronoun !== 'you' && (text.match(/\p{L}+/gu) ?? []).some(isThirdPersonVerb)
  return isOwn(text, cast) && isClean(text) && !isTold && !/\?/.test(text) ? text : null
}

import { capitalised } from '../../language/tokens/first-letter.js'
import { toFirstPerson } from '../../language/persons/swap-person.js'
import { rank } from '../answers/answer-model.js'
import { coverage, isWeighty, meaningOf, overlap } from '../units/meaning.js'
import { hasVerb } from '../units/statements.js'
import { sourceOf } from '../written/read-kinds.js'
import { reason } from './answer-signs.js'
import { askedReading } from './asked-reading.js'
import type { Conversation } from './conversation.js'
import { feels } from './says-feeling.js'
import { isWhollyFit } from './fit-sentence.js'
import { openSecrets } from './open-secrets.js'
import { talkOf } from './talk.js'

/** Something that the part can say, with the place of its sentence in the prompt. */
export interface Ground {
  words: string
  place: number | null
}

const thinks =
  /^I (?:think|believe|reckon|find|hold|say)\b|^(?:I do not|I cannot) (?:like|trust|want|bear|stand|believe)\b/
/** "They are not why I stopped", "Both are true" speak of what the prompt says, and of nothing else. */
const ofPrompt = /\bnot (?:really )?why\b|^(?:they|these|those|both|that|this)\b/i
/** "You are ashamed to.": what nothing else reads, as it says so little alone. */
const ownFeeling =
  /(?<=^|[.!?;\n] )You (?:are|feel) (?:too )?(?:ashamed|afraid|worried|scared|hurt|proud|embarrassed|angry|humiliated|jealous|lonely)\b[^.;:!?\n]*\./gu
/** "Afraid it will be used", written as a note. */
const bareFeeling = /^(Afraid|Ashamed|Worried|Scared|Proud|Tired|Hurt|Angry|Embarrassed) (?=\p{Ll})/u
const asSentence = (words: string) => words.replace(bareFeeling, (word) => `I am ${word.toLowerCase()}`)

/** What the part can say of itself and its matter: the statements of the prompt, its facts, and what is out of the secrets. */
export function groundsOf(conversation: Conversation): Ground[] {
  const { role } = conversation
  const placeOf = (text: string) => sourceOf(text, role.written)?.place ?? null
  const statements = role.statements
    .filter(({ said, isSecret, yes }) => said !== null && !isSecret && yes === null && !/ (?:if|unless) /.test(said))
    .map(({ said, place }) => ({ words: said!, place }))
  const others = [
    ...(role.prompt.match(ownFeeling) ?? []).map((text) => toFirstPerson(text)),
    ...role.facts.filter(({ lock, needs, isGuarded }) => !lock && !needs && !isGuarded).map(({ text }) => text),
    ...openSecrets(talkOf(conversation)).map(({ text }) => text),
  ].filter((text) => !/ (?:if|unless) /.test(text) && !statements.some(({ words }) => words === text))
  return [...statements, ...others.map((words) => ({ words, place: placeOf(words) }))]
    .map(({ words, place }) => ({ words: asSentence(words), place }))
    .filter(({ words }) => !ofPrompt.test(words) && isWhollyFit(words, conversation))
}

/** "I am up with it, since she works early": what is so, and the reason for it. */
const clause =
  /^(.*?[\p{L}\d]),? (because|since|after|so that|as(?! (?:long|soon|well|far|if|though|usual)\b)) (\p{L}.*)$/u
/** Whether words give a reason; "since October" gives none. */
export function isReason(words: string): boolean {
  const [, , joint, rest = ''] = clause.exec(words) ?? []
  return joint === undefined ? reason.test(words.replace(/\bsince\b/gi, '')) : hasVerb(rest)
}
/** Most of what a sentence says beside its reason is in the question. */
const leastOfMain = 0.5

/** "I have not been there since, and I cannot bear to." */
const twoOfSelf = /^(.+?)[,;]? (?:and )?(I (?:cannot|do not|am|feel|was|felt) .+)$/u

/** "I want three weeks off to see my grandmother": what it is for. */
const wanted = 'want|need|would like|asked for|took|booked|bought|came|moved|left|work'
const noDeed = 'the|my|a|an|your|you|me|him|her|them|us|it|\\d|\\p{Lu}'
const purpose = new RegExp(
  `^(I (?:also )?(?:${wanted})\\b(?! to\\b)[^,;]{3,70}?) (to (?!(?:${noDeed})\\b)\\p{Ll}+ .+?)\\.?$`,
  'u',
)

function aimIn(words: string, asked: ReadonlySet<string>): string | null {
  const [, deed = '', aim] = purpose.exec(words) ?? []
  return aim && coverage(asked, meaningOf(deed)) >= leastOfMain ? `${capitalised(aim)}.` : null
}

/** The reason alone, if the rest is what was asked. */
function reasonIn(words: string, asked: ReadonlySet<string>): string | null {
  const [, before = '', own] = twoOfSelf.exec(words) ?? []
  if (own && coverage(meaningOf(before), asked) >= leastOfMain && (feels.test(own) || thinks.test(own))) return own
  const [, main = '', joint = '', rest = ''] = clause.exec(words) ?? []
  if (!rest || !hasVerb(rest) || coverage(meaningOf(main), asked) < leastOfMain) return null
  return joint === 'so that' ? `So that ${rest}` : `Because ${rest}`
}

const fewestShared = 1
const leastShare = 0.15
/** Sentences side by side are about the same matter. */
const nextTo = 2
const besideCover = 1

/** What is asked about, and where the prompt says it; for a bare "Why?" it is what the part has just said. */
function matterOf(grounds: readonly Ground[], question: string, conversation: Conversation) {
  const own = new Set([...meaningOf(question)].filter(isWeighty))
  const asked = own.size > 0 ? own : meaningOf(conversation.memory.agentTurns.at(-1) ?? '')
  const near = grounds
    .map((ground) => ({ ground, score: overlap(asked, meaningOf(ground.words)) }))
    .filter(({ score }) => score >= fewestShared)
    .toSorted((a, b) => b.score - a.score)
  return { asked, place: near[0]?.ground.place ?? null }
}

/** Whether what the part says in place of the truth can explain what is asked. */
export function explaining(cover: string, grounds: readonly Ground[], question: string, conversation: Conversation) {
  const { asked, place } = matterOf(grounds, question, conversation)
  if (place === null || overlap(asked, meaningOf(cover)) >= fewestShared) return true
  const own = sourceOf(cover, conversation.role.written)?.place ?? null
  return own !== null && Math.abs(own - place) <= besideCover
}

/** The reason that the prompt gives for what is asked; null if it gives none. */
export function becauseOf(grounds: readonly Ground[], question: string, conversation: Conversation): string | null {
  const { memory } = conversation
  const { asked, place } = matterOf(grounds, question, conversation)
  const alone = grounds
    .flatMap(({ words }) => aimIn(words, asked) ?? reasonIn(words, asked) ?? [])
    .find((words) => !memory.isSaid(words))
  if (alone) return alone
  const talk = talkOf(conversation)
  const ranking = rank(askedReading(talk, question), talk.conversation.role.statements)
  const shareOf = (words: string) => ranking.ranked.find(({ candidate: { said } }) => said === words)?.share ?? 0
  const scored = grounds
    .filter(({ words }) => !memory.isSaid(words) && !memory.holds(clause.exec(words)?.[3] ?? words))
    .map(({ words, place: own }) => {
      const isNear = own !== null && place !== null && own - place >= 0 && own - place <= nextTo
      const isNamed = overlap(asked, meaningOf(words)) >= fewestShared
      const explains = isReason(words)
      const isMind = feels.test(words) || thinks.test(words)
      const isOld = coverage(meaningOf(words), asked) >= mostOfAsked && !explains
      const isRelated = isNear || isNamed || shareOf(words) >= leastShare
      const weight = [explains, isMind, isNear, isNamed].filter(Boolean).length + shareOf(words)
      return { words, score: isOld || !isRelated || !(explains || isMind) ? 0 : weight }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  return scored[0]?.words ?? null
}
const mostOfAsked = 0.6

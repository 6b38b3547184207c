import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'
import { isAuthored } from '../role/authored-lines.js'
import { isClean } from '../wording/clean-sentence.js'
import { isDealing } from '../written/dealings.js'
import { isOfTalk, sourceOf } from '../written/read-kinds.js'
import type { Conversation } from './conversation.js'
import { isBargainOutOfTurn } from './bargain-in-turn.js'
import { isHushed } from './brought-up.js'
import { isSaidAsIs } from './said-as-is.js'
import { isTiresome } from './said-again.js'
import { isOfPrompt } from './of-prompt.js'
import { vetoOf } from './veto.js'

/** A sentence of the prompt about the person, which would be said to the person. */
const namesListener =
  /\b(?:[Tt]he|[Tt]his) (?:caller|trainee|user|rep|other person|other side|learner|role-?play|prompt)\b(?! \p{Lu}\p{Ll})|\b[Yy]our persona\b/u
const inBrackets = /^\(/
const ofCourse = /^participants?\b|\bparticipants (?:have|learn|should)\b|\bthe participant\b/i
/** How the part speaks and behaves: "I come in angry." */
const ofManner = anyOf(loadPatterns('replies/manner', 'comes', 'speaks', 'reacts', 'sounds'))
/** A reaction of a few words shares some with any sentence of the prompt. */
const fewestStems = 3

/** Secrets and conditional facts may be said once their condition is met, even if their sentence in the prompt contains orders. */
const isOpened = (stems: ReadonlySet<string>, { units, facts, triggers, openings }: Conversation['role']) =>
  [
    ...openings,
    ...[...units.secrets, ...units.onRequest, ...facts.filter(({ lock, needs }) => lock || needs)].map(
      ({ text }) => text,
    ),
    ...units.bargains.flatMap(({ yes, text, further }) => [yes, text, ...further]),
    ...triggers.flatMap(({ says, rebukes }) => [...says, ...rebukes.map(({ words }) => words)]),
  ].some((kept) => shared(contentStems(kept), stems) >= stems.size * mostOfOne)
const mostOfOne = 0.7

/** Whether a sentence says what the prompt has about the talk, the exercise or the person, by what was learned. */
function tellsOfTalk(sentence: string, { role, userTexts }: Conversation): boolean {
  const heard = contentStems(userTexts.join(' '))
  const stems = contentStems(sentence)
  if ([...stems].filter((stem) => !heard.has(stem)).length < fewestStems || isOpened(stems, role)) return false
  const source = isDealing(sentence) ? null : sourceOf(sentence, role.written)
  return source !== null && isOfTalk(source) && !role.prompt.includes(`"${sentence.replace(/[.!?]$/, '')}`)
}

const farthest =
  /\b(?:(?:under|below|less than) (?:[$€£]?\d|that\b|an? \p{L}+ thousand)|no way|at least|at most|not more than|lowest|highest|(?:is|are) my limit)\b/iu

/** Whether a sentence names how far the role goes with money before the person has named the figure. */
const tellsLimit = (sentence: string, { role, userTexts }: Conversation) =>
  farthest.test(sentence) &&
  role.units.limits.some(
    ({ kind, text }) => kind === 'money' && sentence.includes(text) && !userTexts.some((told) => told.includes(text)),
  )

const tellsOfName = /^,(?! (?:here|speaking)\b)| (?:has|is|was|had|wants|works|runs|keeps|lives|owns)\b/

/** "Alois Moosbacher, 59, has sixty-two cows", said by Alois Moosbacher. */
const namesSelf = (sentence: string, { role: { name } }: Conversation) =>
  name !== null && sentence.startsWith(name) && tellsOfName.exec(sentence.slice(name.length))?.index === 0

/** Whether the role can say a sentence after those before it; for the results of all readings of the prompt. */
export function isFit(sentence: string, before: readonly string[], conversation: Conversation): boolean {
  if (isAuthored(sentence, conversation.role.authored) || isSaidAsIs(sentence, conversation)) return true
  if (vetoOf(sentence, conversation) !== null || namesListener.test(sentence) || inBrackets.test(sentence)) return false
  if (ofManner.test(sentence) || isHushed(sentence, conversation)) return false
  if (ofCourse.test(sentence) || tellsLimit(sentence, conversation) || namesSelf(sentence, conversation)) return false
  if (isTiresome(sentence, conversation) || isBargainOutOfTurn(sentence, conversation)) return false
  return isClean(sentence) && !isOfPrompt(sentence, before, conversation) && !tellsOfTalk(sentence, conversation)
}

/** Whether the role can say each sentence of a statement after those before it. */
export const isWhollyFit = (words: string, conversation: Conversation): boolean =>
  sentencesOf(words).every((sentence, at, all) => isFit(sentence, all.slice(0, at), conversation))

/** The sentences of a reply that can be said; null if what is left of it says nothing. */
export function fitting(words: string | null, conversation: Conversation): string | null {
  if (!words) return null
  const sentences = sentencesOf(words)
  const kept = sentences.filter((sentence, at) => isFit(sentence, sentences.slice(0, at), conversation))
  if (kept.length === sentences.length) return words
  return kept.some((sentence) => contentStems(sentence).size > 0) ? kept.join(' ') : null
}

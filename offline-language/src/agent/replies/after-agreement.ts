import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { pick } from '../templates/pick.js'
import type { Templates } from '../templates/templates.js'
import { coverage, meaningOf } from '../units/meaning.js'
import { spansIn } from '../units/spans.js'
import type { Bargain } from '../units/unit.js'
import type { Conversation } from './conversation.js'
import { openPartsBefore } from './open-parts.js'
import { isMade, promiseOf, promiseOnTerms } from './spoken-bargain.js'
import { type Talk, talkOf } from './talk.js'

const { assures, ahead, ofBegin, ofOthers, lasting, plainYes, saysYes, points, fromThen } = loadPatterns(
  'replies/after-agreement',
  'assures',
  'ahead',
  'ofBegin',
  'ofOthers',
  'lasting',
  'plainYes',
  'saysYes',
  'points',
  'fromThen',
)
const regular = /\bevery (?:\p{L}+ )?\p{L}+(?= |$)/giu

/** What the part promises, and on what terms. */
export interface Deal {
  yes: string
  parts: readonly { text: string }[]
}
/** Also the promises that are known by their meaning only. */
export function dealsMade(talk: Talk): Deal[] {
  const { role, memory } = talk.conversation
  const byMeaning = role.statements.flatMap(({ said, yes }): Deal[] => {
    const terms = promiseOnTerms(said)?.terms
    return yes !== null && terms ? [{ yes: yes.replace(/\.$/, ''), parts: [{ text: terms }] }] : []
  })
  return [
    ...role.units.bargains.filter((each) => isAgreed(each, talk)),
    ...byMeaning.filter((each) => isMade(each, memory)),
  ]
}

/** Whether the part has agreed: to what it promises, or with a mere yes to an offer that lacked nothing. */
function isAgreed(bargain: Bargain, talk: Talk): boolean {
  const { memory } = talk.conversation
  if (isMade(bargain, memory)) return true
  const saidYes = plainYes.test(bargain.yes) && memory.agentTurns.some((turn) => saysYes.test(turn))
  return saidYes && openPartsBefore(bargain, talk).length === 0
}

const termsOf = (bargain: Deal) => bargain.parts.map(({ text }) => text)

const isAbout = (bargain: Deal, question: string): boolean =>
  [promiseOf(bargain), ...termsOf(bargain)].some((words) => coverage(meaningOf(words), meaningOf(question)) > 0)

const say = (templates: Templates, { slots, role, memory }: Conversation): string | null =>
  pick(templates, slots, role.register, memory)

/** A yes that stands, in few words: no one promises the same word by word twice. */
export const assured = (conversation: Conversation): string | null => say(bargainTemplates.assured, conversation)

/** The same once those are used up. */
export const yesAgain = (deal: { yes: string }, conversation: Conversation): string =>
  assured(conversation) ?? `Yes, as I said: ${promiseOf(deal)}.`

const sentence = (words: string): string => `${capitalised(words)}.`

/** When what was agreed begins, if the agreement says it; what a condition has to be done by is no beginning. */
function beginOf(bargain: Deal): string | undefined {
  const promise = promiseOf(bargain)
  const datesOf = (text: string) => spansIn('date', text).map((span) => span.text)
  const own = [...[...promise.matchAll(regular)].map(([words]) => words), ...datesOf(promise)]
  return (
    own[0] ??
    termsOf(bargain)
      .flatMap(datesOf)
      .find((date) => fromThen.test(date))
  )
}

function timeOf(bargain: Deal, question: string, conversation: Conversation): string | null {
  if (lasting.test(question)) {
    const [length] = spansIn('duration', promiseOf(bargain))
    return length ? sentence(length.text) : null
  }
  if (!ahead.test(question) || !(ofBegin.test(question) || isAbout(bargain, question))) return null
  if (ofOthers.test(question)) return say(bargainTemplates.whenYours, conversation)
  const begin = beginOf(bargain)
  return begin ? sentence(begin) : say(bargainTemplates.whenOurs, conversation)
}

function answerTo(bargain: Deal, question: string, conversation: Conversation): string | null {
  const isAssurance = assures.test(question) && (isAbout(bargain, question) || points.test(question))
  return isAssurance ? assured(conversation) : timeOf(bargain, question, conversation)
}

/** The answer to who asks whether an agreement stands, when it begins or how long it lasts; null for any other question. */
export function afterAgreement(conversation: Conversation): string | null {
  const { utterance } = conversation
  if (utterance.questions.length === 0) return null
  for (const bargain of dealsMade(talkOf(conversation))) {
    const answers = utterance.questions.map((question) => answerTo(bargain, question, conversation))
    // What the last question asks for is not left open.
    if (answers.at(-1)) return [...new Set(answers.filter((answer) => answer !== null))].join(' ')
  }
  return null
}

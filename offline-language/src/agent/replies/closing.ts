import { whenIn } from '../dialogue-acts/when.js'
import { understand, type Utterance } from '../dialogue-acts/utterance.js'
import { agreementOf, confirmedTime, proposedDay } from './agreement.js'
import { conceptsIn } from '../wording/concepts.js'
import type { Conversation } from './conversation.js'
import { denial, evasions } from './evasions.js'
import { outcome, undertakings } from './outcome.js'
import { givenLine } from './given-line.js'
import { hasSummedUp, repeatedSum } from './repeated-sum.js'

/** A longer turn says more than goodbye. */
const mostOfGoodbye = 8

/** The author's line for the last turn, with a goodbye; null if there is none, or it asks for something. */
export function lineAtEnd(conversation: Conversation): string | null {
  const line = conversation.utterance.words > mostOfGoodbye ? givenLine(conversation) : null
  return line === null || line.includes('?') ? null : `${line} ${goodbye(conversation.role.register)}`
}

const substantial = new Set(['promise', 'offer', 'figure', 'story', 'long', 'feeling'])

/** A goodbye that repeats what was agreed or promised, and ends as the prompt wants it. */
export function farewell(conversation: Conversation, isMet: boolean): string {
  const { role, userTexts, spoken } = conversation
  const utterances = userTexts.map((text) => understand(text, true))
  const hasResult =
    confirmedTime(spoken) !== null ||
    agreementOf(spoken, role.dealing) !== null ||
    (isMet && proposedDay(spoken) !== null)
  const sum = repeatedSum(conversation)
  const isGood =
    hasResult ||
    sum !== '' ||
    hasSummedUp(conversation) ||
    undertakings(utterances).length > 0 ||
    (isMet && isSubstantial(utterances))
  const sentences = [
    sum || outcome(conversation),
    decision(conversation),
    own(conversation, isGood),
    role.corrects ? 'You did well today.' : '',
    thanks(conversation, isGood),
    goodbye(role.register),
  ]
  return sentences.filter((sentence) => sentence && !conversation.memory.isSaid(sentence)).join(' ')
}

function isSubstantial(utterances: readonly Utterance[]): boolean {
  const concrete = utterances.filter(({ act, text }) => substantial.has(act) && !denial.test(text)).length
  const evasive = utterances.filter(
    ({ act, stems }) => evasions.has(act) || (act === 'short' && stems.size === 0),
  ).length
  return concrete >= 2 && evasive < utterances.length * 0.4
}

/** When the agent decides and gets in touch, if its prompt says so. */
function decision({ role, memory }: Conversation): string {
  const known = role.facts.find(
    ({ text, isGuarded }) =>
      !isGuarded && /^I\b/.test(text) && conceptsIn(text).has('decision') && whenIn(text) !== null,
  )
  return known && !memory.isSaid(known.text) ? known.text : ''
}

function own({ role, pending, utterance }: Conversation, isGood: boolean): string {
  const { whenMet, whenNot } = role.closing
  if (isGood) return whenMet[0] ?? ''
  const isMissing = evasions.has(utterance.act) && utterance.stems.size === 0 && pending?.goal.wants?.kind === 'thing'
  return whenNot[0] ?? (isMissing ? `What was missing for me is ${pending?.goal.wants?.text}.` : '')
}

const friendly = /\b(?:thank|thanks|nice|have a (?:good|nice)|all the best|take care)\b/i

function thanks({ role: { register, personName }, utterance }: Conversation, isGood: boolean): string {
  const to = personName ? `, ${personName}` : ''
  if (register === 'tense' && !isGood && !friendly.test(utterance.text)) return `I had hoped for more${to}.`
  if (register === 'warm') return `It was nice to talk to you${to}.`
  return register === 'dry' ? `Thanks for your time${to}.` : `Thank you${to}.`
}

/** The last word of a talk. */
function goodbye(register: string): string {
  return register === 'warm' ? 'Take care, and goodbye.' : 'Goodbye.'
}

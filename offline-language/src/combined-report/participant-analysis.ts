import { counted } from '../language/phrases/in-words.js'
import type { Combined } from './combined-conversation.js'
import { nameOf } from './conversation-label.js'
import { lineOf } from './named.js'
import { mainPoint } from './own-words.js'
import { talkOf } from './talk-measures.js'

/** Each conversation of each participant: share of the words, number of questions, and their own words. */
export function participantAnalysis(conversations: readonly Combined[]): string {
  const byPerson = Map.groupBy(conversations, ({ source, label }) => nameOf(source).toLowerCase() || label)
  return [...byPerson.values()].flatMap((theirs) => theirs.map(lineAbout)).join('\n')
}

function lineAbout(conversation: Combined): string {
  const { share, questions } = talkOf(conversation)
  const point = mainPoint(conversation)
  return lineOf(conversation, `${share}% of the words, ${counted(questions, 'question')}${point ? `; ${point}` : ''}`)
}

import { counted } from '../language/phrases/in-words.js'
import type { Combined } from './combined-conversation.js'
import { nameOf } from './conversation-label.js'
import { lineOf } from './named.js'
import { mainPoint } from './own-words.js'
import { talkOf } from './talk-measures.js'

/** Each conversation of each participant: share of the words, number of questions, goals met, and their own words. */
export function participantAnalysis(conversations: readonly Combined[]): string {
  const byPerson = Map.groupBy(conversations, ({ source, label }) => nameOf(source).toLowerCase() || label)
  return [...byPerson.values()].flatMap((theirs) => theirs.map(lineAbout)).join('\n')
}

function lineAbout(conversation: Combined): string {
  const { share, questions } = talkOf(conversation)
  const point = mainPoint(conversation)
  const counts = [`${share}% of the words`, counted(questions, 'question'), ...goalsOf(conversation)].join(', ')
  return lineOf(conversation, point ? `${counts}; ${point}` : counts)
}

function goalsOf({ report: { goals = [] } }: Combined): string[] {
  const judged = goals.filter(({ met }) => met !== null)
  return judged.length > 0 ? [`${judged.filter(({ met }) => met).length} of ${counted(judged.length, 'goal')} met`] : []
}

import { counted } from '../language/phrases/in-words.js'
import type { Combined } from './combined-conversation.js'
import { nameOf } from './conversation-label.js'
import { lineOf } from './named.js'
import { mainPoint } from './own-words.js'

/** Each conversation of each participant: share of the words, number of questions, goals met, and their own words. */
export function participantAnalysis(conversations: readonly Combined[]): string {
  const byPerson = Map.groupBy(conversations, ({ source, label }) => nameOf(source).toLowerCase() || label)
  return [...byPerson.values()].flatMap((theirs) => theirs.map(lineAbout)).join('\n')
}

function lineAbout(conversation: Combined): string {
  const counts = [...talkOf(conversation), ...goalsOf(conversation)].join(', ')
  return lineOf(
    conversation,
    [counts, mainPoint(conversation)].filter(Boolean).join('; ') || 'says nothing that can be counted',
  )
}

/** As in the report of the conversation. */
function talkOf({ report: { measures } }: Combined): string[] {
  const { talkShare = null, questions = null } = measures ?? {}
  return [
    ...(talkShare === null ? [] : [`${Math.round(talkShare * 100)}% of the words`]),
    ...(questions === null ? [] : [counted(questions, 'question')]),
  ]
}

function goalsOf({ report: { goals = [] } }: Combined): string[] {
  const judged = goals.filter(({ met }) => met !== null)
  return judged.length > 0 ? [`${judged.filter(({ met }) => met).length} of ${counted(judged.length, 'goal')} met`] : []
}

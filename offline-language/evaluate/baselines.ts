import { readTurns } from '../src/report/read/read-conversation.js'
import type { ConversationToReport } from '../src/report/read/conversation-to-report.js'
import type { Conversation } from '../src/report/read/conversation.js'
import { centrality } from './text-rank.js'

/** The first three turns, as they are. */
export function firstThreeTurns({ transcript }: ConversationToReport): string {
  return readTurns(transcript)
    .turns.slice(0, 3)
    .map(({ text }) => text)
    .join(' ')
}

/** The first turns, as they are, up to a number of words. */
export function firstTurns({ transcript }: ConversationToReport, words: number): string {
  return readTurns(transcript)
    .turns.map(({ text }) => text)
    .join(' ')
    .split(/\s+/)
    .slice(0, words)
    .join(' ')
}

/** The two most central sentences: Mihalcea and Tarau, "TextRank: Bringing Order into Texts", 2004. */
export function textRankSentences({ sentences }: Conversation, count = 2): string {
  const central = centrality(sentences.map(({ stems }) => stems))
  return sentences
    .map((sentence, at) => ({ sentence, rank: central[at] ?? 0 }))
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, count)
    .toSorted((a, b) => a.sentence.at - b.sentence.at)
    .map(({ sentence }) => sentence.text)
    .join('. ')
}

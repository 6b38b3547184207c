import { isAcknowledgement } from '../language/sentences/acknowledgement.js'
import type { Combined } from './combined-conversation.js'
import type { Turn } from '../report/read/conversation.js'
import { readTurns } from '../report/read/read-conversation.js'
import { isAsked } from '../language/sentences/asked.js'
import { sentimentOf } from '../report/select/turn-sentiment.js'

export interface TalkMeasures {
  /** Percentage of all words, 0 to 100. */
  share: number
  questions: number
  sentiment: number | null
  words: number
  turns: readonly Turn[]
}

export function talkOf({ source, analysis }: Combined): TalkMeasures {
  const turns = analysis?.conversation.turns ?? readTurns(source.transcript).turns
  const own = turns.filter(({ role }) => role === 'user')
  const all = turns.reduce((sum, { wordCount }) => sum + wordCount, 0)
  const words = own.reduce((sum, { wordCount }) => sum + wordCount, 0)
  const asked = analysis?.conversation.sentences.filter(
    (sentence) => sentence.role === 'user' && isAsked(sentence),
  ).length
  return {
    share: all > 0 ? Math.round((words / all) * 100) : 0,
    questions: asked ?? own.filter(({ text }) => /[?？؟]/.test(text)).length,
    sentiment: analysis ? sentimentOf(own.map(({ text }) => text).filter((text) => !isAcknowledgement(text))) : null,
    words,
    turns: own,
  }
}

import type { Combined } from './combined-conversation.js'
import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { evidenceFor, evidenceOfTurn } from '../report/read/evidence.js'
import { counted } from '../language/phrases/in-words.js'
import { moodOf } from './moods.js'
import { named } from './named.js'
import { quoted } from '../language/markdown/quoted.js'
import { talkOf } from './talk-measures.js'
import { turnSentiment } from '../report/select/turn-sentiment.js'

/** Each participant: share of speech, number of questions, sentiment, and a quote. */
export function participantAnalysis(conversations: readonly Combined[]): string {
  const byPerson = Map.groupBy(conversations, ({ source }) =>
    source.recipientName.replace(/\s+/g, ' ').trim().toLowerCase(),
  )
  return [...byPerson.values()]
    .map((theirs) => {
      const [first] = theirs
      const name = first?.source.recipientName.replace(/\s+/g, ' ').trim() || 'Recipient without a name'
      const measures = theirs.map((conversation) => ({ conversation, ...talkOf(conversation) }))
      const words = measures.reduce((sum, measure) => sum + measure.words, 0)
      const share = Math.round(measures.reduce((sum, measure) => sum + measure.share, 0) / Math.max(1, measures.length))
      const questions = measures.reduce((sum, measure) => sum + measure.questions, 0)
      const moods = measures.flatMap(({ sentiment }) => (sentiment === null ? [] : [sentiment]))
      const mood = moods.length === 0 ? null : Math.round(moods.reduce((sum, value) => sum + value, 0) / moods.length)
      const lines = [
        `- Spoke ${counted(words, 'word')} in ${counted(theirs.length, 'conversation')} (${escapeMarkdown(named(theirs))}), ${share}% of what was said${share >= 65 ? ': mostly talking' : share <= 35 ? ': mostly listening' : ''}.`,
        `- Asked ${counted(questions, 'question')}.`,
        mood === null ? '' : `- Sentiment: ${mood} of 100 (${moodOf(mood)}).`,
        ...measures.flatMap(({ conversation, turns }) => ownWords(conversation, turns)).slice(0, 3),
      ]
      return `### ${escapeMarkdown(name)}\n\n${lines.filter(Boolean).join('\n')}`
    })
    .join('\n\n')
}

function ownWords(conversation: Combined, turns: ReturnType<typeof talkOf>['turns']): string[] {
  const told = conversation.analysis?.candidates.find(
    ({ sentence }) => sentence.role === 'user' && sentence.words.length >= 6,
  )?.sentence
  const strongest = turns.toSorted(
    (a, b) => Math.abs(turnSentiment(b.text)) - Math.abs(turnSentiment(a.text)) || b.wordCount - a.wordCount,
  )[0]
  const { transcript } = conversation.source
  const words = told
    ? evidenceFor(told, transcript).slice(0, 1)
    : strongest
      ? evidenceOfTurn(strongest.index, transcript)
      : []
  return words.map((evidence) => `- In their own words (${escapeMarkdown(conversation.label)}): ${quoted(evidence)}`)
}

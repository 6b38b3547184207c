import type { Combined } from './combined-conversation.js'
import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { openQuestions } from './open-questions.js'
import { quoted } from '../language/markdown/quoted.js'
import { talkOf } from './talk-measures.js'

const most = 12

/** Next steps: keep the commitments, answer the open questions, follow up on what went badly. */
export function recommendations(conversations: readonly Combined[]): string {
  const open = conversations.flatMap(({ label, report }) =>
    report.actionItems
      .filter(({ status }) => status !== 'completed')
      .map(({ text }) => `Follow up (${escapeMarkdown(label)}): ${escapeMarkdown(text)}`),
  )
  const questions = openQuestions(conversations)
    .slice(0, 4)
    .map(
      ({ conversation, evidence }) =>
        `Answer what was left open (${escapeMarkdown(conversation.label)}): ${quoted(evidence)}.`,
    )
  const bad = conversations
    .flatMap((conversation) =>
      (conversation.analysis?.topics ?? [])
        .filter(({ score }) => score.sentiment < 42)
        .map((topic) => ({ conversation, topic })),
    )
    .toSorted((a, b) => a.topic.score.sentiment - b.topic.score.sentiment)
    .slice(0, 3)
    .map(
      ({ conversation, topic }) =>
        `Take up **${escapeMarkdown(topic.label.toLowerCase())}** with the participant of ${escapeMarkdown(conversation.label)}: it was spoken of in negative words.`,
    )
  const listening = conversations.flatMap((conversation) => {
    const { share, words } = talkOf(conversation)
    return conversation.analysis && words > 60 && share > 75
      ? [`Practise listening: in ${escapeMarkdown(conversation.label)} the participant spoke ${share}% of the words.`]
      : []
  })
  const all = [
    ...questions,
    ...bad,
    ...spread(open, Math.max(4, most - questions.length - bad.length)),
    ...listening,
  ].slice(0, most)
  return all.length > 0
    ? all.map((text, at) => `${at + 1}. ${text}`).join('\n')
    : 'Nothing was promised, no question was left open and no topic was spoken of in negative words, so there is nothing to recommend from these conversations.'
}

/** Takes some items of every conversation instead of all of the first. */
function spread(items: readonly string[], count: number): string[] {
  if (items.length <= count) return [...items]
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)] ?? '')
}

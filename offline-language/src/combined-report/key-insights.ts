import type { Combined } from './combined-conversation.js'
import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { counted } from '../language/phrases/in-words.js'
import { named } from './named.js'
import { quoted } from '../language/markdown/quoted.js'
import { talkOf } from './talk-measures.js'
import { openQuestions } from './open-questions.js'

/** Findings from comparing the conversations, then the strongest point of each. */
export function keyInsights(conversations: readonly Combined[]): string {
  const lines = [...compared(conversations), ...feelings(conversations), ...unanswered(conversations)]
  const points = conversations.slice(0, 12).flatMap(({ label, report: { keyPoints } }) => {
    const point = keyPoints.toSorted((a, b) => specifics(b.content) - specifics(a.content))[0]
    return point ? [`- **${escapeMarkdown(label)}**, ${escapeMarkdown(point.title)}: ${point.content}`] : []
  })
  const all = [...lines, ...points]
  return all.length > 0 ? all.join('\n') : 'Too little was said in these conversations for an insight.'
}

function compared(conversations: readonly Combined[]): string[] {
  if (conversations.length < 2) return []
  const shares = conversations
    .map((conversation) => ({ conversation, ...talkOf(conversation) }))
    .toSorted((a, b) => b.share - a.share)
  const [most, least] = [shares[0], shares.at(-1)]
  if (!most || !least || most.share - least.share < 10) return []
  return [
    `- The recipients' share of the words went from ${least.share}% (${escapeMarkdown(least.conversation.label)}) to ${most.share}% (${escapeMarkdown(most.conversation.label)}).`,
  ]
}

function feelings(conversations: readonly Combined[]): string[] {
  const coloured = conversations
    .flatMap((conversation) =>
      (conversation.analysis?.topics ?? []).map(({ label, score }) => ({ conversation, label, score })),
    )
    .filter(({ score }) => score.sentiment !== 50)
    .toSorted((a, b) => a.score.sentiment - b.score.sentiment)
  const [worst, best] = [coloured[0], coloured.at(-1)]
  const line = (kind: string, one: typeof worst) => {
    const said = one?.score.evidence?.[0]
    return one && said
      ? [
          `- The most ${kind} topic was **${escapeMarkdown(one.label.toLowerCase())}** (${escapeMarkdown(one.conversation.label)}, ${one.score.sentiment} of 100): ${quoted(said)}.`,
        ]
      : []
  }
  return [
    ...(worst && worst.score.sentiment < 45 ? line('negative', worst) : []),
    ...(best && best.score.sentiment > 55 ? line('positive', best) : []),
  ]
}

function unanswered(conversations: readonly Combined[]): string[] {
  const open = openQuestions(conversations)
  return open.length === 0
    ? []
    : [
        `- ${counted(open.length, 'question')} of the recipients found no answer in the conversation: ${escapeMarkdown(named(open.map(({ conversation }) => conversation)))}.`,
      ]
}

function specifics(text: string): number {
  return (
    (text.match(/\d+|\b(?:percent|weeks?|months?|days?|hours?|twice|milligrams)\b/g)?.length ?? 0) * 2 +
    Math.min(4, text.length / 80)
  )
}

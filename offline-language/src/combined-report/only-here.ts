import type { Evidence } from '@clarity/contracts'
import { nameOf } from './conversation-label.js'
import type { Combined } from './combined-conversation.js'

export interface OnlyHere {
  conversation: Combined
  label: string
  quote: Evidence
}

const fewestWords = 6
const fewestMentions = 3

/** The main topic of a participant that no other conversation mentions, by its share of the conversation. */
export function onlyHere(conversations: readonly Combined[]): OnlyHere[] {
  const names = new Set(conversations.flatMap(({ source }) => nameOf(source).toLowerCase().split(' ')))
  return conversations
    .flatMap((conversation) => {
      const others = conversations.filter((one) => one !== conversation)
      const found = (conversation.analysis?.topics ?? []).flatMap((topic) => {
        const head = [...topic.stems].at(-1) ?? ''
        const quote = topic.score.evidence?.find(
          ({ turn, quote: said }) =>
            conversation.source.transcript[turn]?.role === 'user' && said.split(/\s+/).length >= fewestWords,
        )
        const isName = topic.label
          .toLowerCase()
          .split(' ')
          .some((word) => names.has(word))
        if (!quote || isName || topic.mentions.length < fewestMentions || others.some((other) => mentions(other, head)))
          return []
        return [
          {
            conversation,
            label: topic.name,
            quote,
            share: topic.mentions.length / conversation.source.transcript.length,
          },
        ]
      })
      return found.toSorted((a, b) => b.share - a.share).slice(0, 1)
    })
    .toSorted((a, b) => b.share - a.share)
}

function mentions({ analysis }: Combined, head: string): boolean {
  return analysis?.conversation.sentences.some(({ stems }) => stems.has(head)) ?? false
}

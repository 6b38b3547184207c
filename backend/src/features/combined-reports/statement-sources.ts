import type { StatementSource, TranscriptEntry } from '@clarity/contracts'
import { unescapeMarkdown } from '@clarity/offline-language/without-model'

/** A conversation of the report, under the label that the report gives it. */
export interface SpokenConversation {
  readonly id: string
  readonly label: string
  readonly scenarioTitle: string
  readonly transcript: readonly TranscriptEntry[]
}

interface Quote {
  readonly text: string
  /** Its second in the call, if the report gives it. */
  readonly clock: string | undefined
  /** Its place in the line. */
  readonly at: number
}

const fewestWords = 2

/** The turn of each quote in the content. Every writer quotes verbatim, so a quote is found in its conversation. */
export function statementSources(content: string, conversations: readonly SpokenConversation[]): StatementSource[] {
  const heard = conversations.map((conversation) => ({
    ...conversation,
    named: asName(conversation.label),
    turns: spokenTurns(conversation),
  }))
  const titles = new Set(conversations.map(({ scenarioTitle }) => plain(scenarioTitle)))
  return content.split('\n').flatMap((written, line) => {
    const text = unescapeMarkdown(written)
    const found = quotesIn(text)
      .filter((quote) => !titles.has(quote.text))
      .flatMap((quote) => sourceOf(quote, nearest(text, quote.at, heard)))
    const distinct = new Map(found.map((source) => [`${source.conversation_id} ${source.turn}`, source]))
    return [...distinct.values()].map((source) => ({ line, ...source }))
  })
}

interface Heard extends SpokenConversation {
  readonly named: RegExp
  readonly turns: readonly { readonly text: string; readonly clock: string }[]
}

function spokenTurns({ transcript }: SpokenConversation): Heard['turns'] {
  return transcript.map(({ message, time_in_call_secs }) => ({
    text: plain(message),
    clock: clockOf(time_in_call_secs),
  }))
}

function quotesIn(line: string): Quote[] {
  return Array.from(line.matchAll(/“([^”]+)”(?: \((\d+:\d\d)\))?/g), ({ index, 1: text = '', 2: clock }) => ({
    text: plain(text.replace(/^…\s*|\s*…$/g, '')),
    clock,
    at: index,
  }))
}

/** The conversations by their label's distance: the last one named before the quote comes first. */
function nearest(line: string, at: number, conversations: readonly Heard[]): Heard[] {
  const distance = ({ named }: Heard) => {
    const places = Array.from(line.matchAll(named), ({ index }) => index)
    const before = places.findLast((place) => place < at)
    if (before !== undefined) return at - before
    return places.length > 0 ? line.length : Infinity
  }
  return conversations
    .map((conversation) => ({ conversation, distance: distance(conversation) }))
    .toSorted((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance))
    .map(({ conversation }) => conversation)
}

/** The whole label: "Ann" does not name "Anna". */
function asName(label: string): RegExp {
  const literal = plain(label).replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu')
}

function sourceOf({ text, clock }: Quote, conversations: readonly Heard[]): Omit<StatementSource, 'line'>[] {
  // "Conversation" may be the title that a scenario had when the report was written.
  const isName = clock === undefined && text.split(' ').length < fewestWords
  const holds = (said: string) => (isName ? said === text : said.includes(text))
  for (const { id, turns } of conversations) {
    const saying = turns.flatMap((turn, index) => (holds(turn.text) ? [{ ...turn, index }] : []))
    const turn = saying.find((one) => one.clock === clock) ?? saying[0]
    if (turn) return [{ conversation_id: id, turn: turn.index }]
  }
  return []
}

/** As a quote is written: on one line, without control characters. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

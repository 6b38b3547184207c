import type { ConversationToReport } from '../report-writer.js'
import { spokenNumbers } from './spoken-numbers.js'
import { wordsOf } from './words-of.js'

/** Every detail that a report may name: from the turns, and from the demo's own data. */
export interface KnownFacts {
  readonly text: string
  readonly words: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
  /** The spoken digits in sequence, for telephone numbers. */
  readonly digits: string
}

export function knownFacts(conversations: readonly ConversationToReport[]): KnownFacts {
  const text = conversations.map(textOf).join('\n').toLowerCase()
  const spoken = spokenNumbers(text).flatMap(({ readings }) => [...readings])
  const written = numbersIn(text).flatMap((number) => [plainNumber(number), ...partsOf(number)])
  return {
    text,
    words: new Set(wordsOf(text).map(({ word }) => word)),
    numbers: new Set([...spoken, ...written, ...conversations.flatMap(lengthsOf)]),
    digits: [...spoken.filter((digits) => digits.length > 2), ...written].join(' '),
  }
}

function textOf(conversation: ConversationToReport): string {
  const { scenarioTitle, scenarioPrompt, postCallPrompt, recipientName, managerName, transcript } = conversation
  const said = transcript.map(({ message }) => message)
  return [scenarioTitle, scenarioPrompt, postCallPrompt, recipientName, managerName ?? '', ...said].join('\n')
}

// The turns carry their seconds, so the length of the conversation is a known fact.
function lengthsOf({ durationSecs, transcript }: ConversationToReport): string[] {
  const secs = Math.max(durationSecs, ...transcript.map(({ time_in_call_secs: at }) => at || 0))
  return [secs, secs / 60].flatMap((length) => [Math.floor(length), Math.round(length), Math.ceil(length)]).map(String)
}

export function isKnownNumber(number: string, { numbers, digits }: KnownFacts): boolean {
  const plain = plainNumber(number)
  const parts = partsOf(number)
  if (numbers.has(plain) || (parts.length > 1 && parts.every((part) => numbers.has(part)))) return true
  const run = number.replace(/\D/g, '')
  return run.length > 2 && digits.includes(run)
}

export function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,:/-]\d+)*/g) ?? []
}

// '1,200.00' and '1200' are the same amount; '09' and '9' the same hour.
function plainNumber(number: string): string {
  const plain = number.replace(/,(?=\d{3}\b)/g, '')
  return /^\d+(?:\.\d+)?$/.test(plain) ? String(Number(plain)) : plain
}

function partsOf(number: string): string[] {
  return number.split(/\D/).map((part) => String(Number(part)))
}

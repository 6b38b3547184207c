import type { Evidence, TranscriptEntry } from '@clarity/contracts'
import { discourseWords } from '@clarity/offline-language'
import { wordsOf } from './words-of.js'

/** The turns that name the topic or are its evidence, and the answers to them. */
export function turnsAbout(
  topic: string,
  evidence: readonly Evidence[],
  transcript: readonly TranscriptEntry[],
): Set<number> {
  const names = wordsOf(topic)
    .map(({ word }) => word)
    .filter((word) => word.length > 2 && !discourseWords.has(word))
  const mentions = new Set([
    ...evidence.map(({ turn }) => turn),
    ...transcript.flatMap(({ message }, index) => {
      const said = wordsOf(message).map(({ word }) => word)
      return names.length > 0 && names.every((name) => said.some((word) => sameStem(name, word))) ? [index] : []
    }),
  ])
  const answers = [...mentions]
    .map((index) => index + 1)
    .filter((next) => isSaid(transcript[next]) && transcript[next]?.role !== transcript[next - 1]?.role)
  return new Set([...mentions, ...answers])
}

/** Relative frequencies of topics from the numbers of turns about them: 100 for the topic with most turns. */
export function relativeFrequencies(turns: readonly number[]): number[] {
  const most = Math.max(1, ...turns)
  return turns.map((count) => Math.max(1, Math.round((count / most) * 100)))
}

function isSaid(entry: TranscriptEntry | undefined): boolean {
  return /[\p{L}\p{N}]/u.test(entry?.message ?? '')
}

// 'Pricing' matches 'price' and 'prices'; short words must be equal.
function sameStem(name: string, word: string): boolean {
  const length = Math.max(4, Math.min(6, name.length - 1))
  return name === word || (name.length > 4 && word.length >= length && word.slice(0, length) === name.slice(0, length))
}

import { loadPatterns } from '../../data/load-patterns.js'
import type { Trigger } from './triggers.js'

const { line, heading } = loadPatterns('role/authored-lines', 'line', 'heading')

/** A prompt, and the lines that its author has written for cases. */
interface WithoutLines {
  prompt: string
  /** 'If they ask for the number, say: "It ends in four."' */
  lines: string[]
}

/** Takes the lines of a list that give words for a case out of a prompt: they are no facts, and need no reading but for their case. */
export function withoutAuthoredLines(prompt: string): WithoutLines {
  const all = prompt.split('\n')
  const lines = all.flatMap((each) => line.exec(each)?.[1] ?? [])
  if (lines.length === 0) return { prompt, lines }
  const left = all.filter((each) => !line.test(each))
  const next = (at: number) => left.slice(at + 1).find((each) => each.trim() !== '')
  const isEmpty = (at: number) => heading.test(left[at]!) && (next(at) === undefined || heading.test(next(at)!))
  return { prompt: left.filter((_, at) => !isEmpty(at)).join('\n'), lines }
}

/** Whether a sentence is one that an author has written for a case: it is said as it is. */
export const isAuthored = (sentence: string, authored: readonly Trigger[]): boolean =>
  authored.some(({ says }) => says.some((line) => line.includes(sentence)))

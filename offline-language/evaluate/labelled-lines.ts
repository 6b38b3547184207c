import { readFileSync } from 'node:fs'
import { cleanUtterance } from '../src/agent/dialogue-acts/clean-utterance.js'
import { withDirectQuestions } from '../src/agent/dialogue-acts/indirect-questions.js'
import { inFullForms } from '../src/agent/wording/contracted.js'
import type { Described } from '../src/agent/conditions/described.js'

/** What somebody says after something of the part, and the places of the lines that are good replies to it. */
export interface LabelledTurn {
  before: string
  say: string
  lines: number[]
}

export interface LabelledLines {
  lines: Described[]
  turns: LabelledTurn[]
}

interface Written {
  lines: { condition: string; then: string }[]
  turns: (Omit<LabelledTurn, 'before'> & { before?: string })[]
}

/** The lines of prompts with turns, each with the lines that are its replies. */
export function labelledLines(): LabelledLines[] {
  const all = JSON.parse(readFileSync(`${import.meta.dirname}/test-data/lines.json`, 'utf8')) as Written[]
  return all.map(({ lines, turns }) => ({
    lines: lines.map(({ condition, then }) => ({ words: condition, then })),
    turns: turns.map(({ before = '', ...rest }) => ({ before: inFullForms(before), ...rest })),
  }))
}

/** The same with some of the turns of each line as its examples, as many as `shownOf` says, and the other turns. */
export function withExamples({ lines, turns }: LabelledLines, shownOf: (line: number) => number): LabelledLines {
  const shown = lines.map((_, at) => turns.filter((turn) => isOnlyFor(turn, at)).slice(0, shownOf(at)))
  const taken = new Set(shown.flat())
  return {
    lines: lines.map((line, at) => ({ ...line, examples: shown[at]!.map(({ say }) => asHeard(say)) })),
    turns: turns.filter((turn) => !taken.has(turn)),
  }
}
const isOnlyFor = ({ lines }: LabelledTurn, line: number) => lines.length === 1 && lines[0] === line

/** What is said as the agent reads it. */
export const asHeard = (say: string): string => cleanUtterance(withDirectQuestions(say))

/** Of every fifth prompt nothing is learned by the encoder of conditions: the weights of the lines are learned from these. */
export const isLeftOut = (place: number): boolean => place % leftOutOf === leftOutOf - 1
const leftOutOf = 5

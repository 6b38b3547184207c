import { readFileSync } from 'node:fs'
import { cleanUtterance } from '../src/agent/dialogue-acts/clean-utterance.js'
import { withDirectQuestions } from '../src/agent/dialogue-acts/indirect-questions.js'
import type { Described } from '../src/agent/conditions/described.js'

export interface LabelledLines {
  lines: Described[]
  /** What somebody says, and the places of the lines that are good replies to it. */
  turns: { say: string; lines: number[] }[]
}

interface Written {
  lines: { condition: string; then: string }[]
  turns: LabelledLines['turns']
}

/** The lines of prompts with turns, each with the lines that are its replies. */
export function labelledLines(): LabelledLines[] {
  const all = JSON.parse(readFileSync(`${import.meta.dirname}/test-data/lines.json`, 'utf8')) as Written[]
  return all.map(({ lines, turns }) => ({
    lines: lines.map(({ condition, then }) => ({ words: condition, then })),
    turns,
  }))
}

/** What is said as the agent reads it. */
export const asHeard = (say: string): string => cleanUtterance(withDirectQuestions(say))

/** Of every fifth prompt nothing is learned by the encoder of conditions: the weights of the lines are learned from these. */
export const isLeftOut = (place: number): boolean => place % leftOutOf === leftOutOf - 1
const leftOutOf = 5

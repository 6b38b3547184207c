import type { AgentTurn } from '../prompt/agent-scenario.js'
import { normalised, sentencesOf } from '../../language/sentences/sentences-of.js'
import { seedOf } from './seed.js'

/** The agent's earlier replies: they prevent repetition, and seed its choices. */
export class Memory {
  readonly agentTurns: readonly string[]
  private readonly said = new Set<string>()
  private readonly all: string
  readonly seed: number

  constructor(turns: readonly AgentTurn[], scenario: string) {
    this.agentTurns = turns.filter(({ role }) => role === 'agent').map(({ message }) => message)
    for (const sentence of this.agentTurns.flatMap(sentencesOf)) this.said.add(normalised(sentence))
    this.all = ` ${this.agentTurns.map(normalised).join(' | ')} `
    this.seed = seedOf(
      turns
        .slice(-3)
        .map(({ message }) => message.slice(0, 500))
        .join('\n') +
        turns.length +
        scenario,
    )
  }

  isSaid(text: string): boolean {
    return sentencesOf(text).some((sentence) => this.said.has(normalised(sentence)))
  }

  /** Whether the words have been said, also as part of a sentence. */
  holds(words: string): boolean {
    return this.all.includes(` ${normalised(words)} `)
  }

  /** A number from 0 to 99; the same for the same conversation and question. */
  chance(question: string): number {
    return seedOf(`${question}${this.seed}`) % 100
  }
}

import { readFileSync } from 'node:fs'
import { roleOf } from '../../src/agent/role/role-of.js'
import { contracted } from '../../src/agent/wording/contracted.js'
import type { Statement } from '../../src/agent/written/statements.js'
import { candidatePieces, exampleLine, type ExampleScenario } from './examples.js'

interface MarkedTurn {
  say: string
  /** What the agent replied. */
  said: string
  /** Of the replies that a reader was shown, those that a good actor could give. */
  good: string[]
  /** Those over which no one stumbles. */
  fair: string[]
}

export interface MarkedTalk {
  /** True if nothing is learned from it. */
  isMeasured: boolean
  prompt: string[]
  recipientName: string
  recipientRole: string
  firstMessage: string
  turns: MarkedTurn[]
}

/** Talks of which readers marked the replies that the agent could give to each turn. */
export const markedTalks = (): MarkedTalk[] =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../test-data/marked-turns.json`, 'utf8')) as MarkedTalk[]

/** What the prompt of such a talk says. */
export const statementsOf = ({ prompt, recipientName, recipientRole, firstMessage }: MarkedTalk): Statement[] =>
  roleOf({ title: 'Practice', prompt: prompt.join('\n'), firstMessage, language: 'en', recipientName, recipientRole })
    .statements

/** The places of the statements that a good actor could answer a turn with. */
export const goodAmong = (statements: readonly Statement[], { good }: MarkedTurn): number[] =>
  statements.flatMap(({ said }, at) => (said !== null && good.includes(contracted(said)) ? at : []))

/** The turns of the talks to learn from that a statement answers. */
export const markedTurns = (): ExampleScenario[] =>
  markedTalks()
    .filter(({ isMeasured }) => !isMeasured)
    .map((talk) => {
      const candidates = statementsOf(talk)
      const lines = talk.turns.flatMap((turn) => {
        const right = goodAmong(candidates, turn)
        return right.length === 0
          ? []
          : exampleLine(turn.say, candidates, { right, isMissing: false, isMeasured: false, weight: 1 })
      })
      return { candidates: candidatePieces(candidates), lines }
    })

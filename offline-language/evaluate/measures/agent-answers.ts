import { nextReply, openConversation } from '../../src/agent/next-reply.js'
import { contentStems } from '../../src/language/tokens/content-stems.js'
import type { LabelledScenario } from '../scenarios.js'

/** Shares of the questions that the prompt answers, and of those that it does not. */
export interface AgentAnswers {
  right: number
  /** Another sentence of the prompt. */
  other: number
  none: number
  /** A sentence of the prompt to a question that it does not answer. */
  fillers: number
  /** Replies that are a sentence of the prompt that the part never says: who it is for, manner, the exercise. */
  unsayable: number
}

const sayable = new Set(['who', 'fact', 'wish', 'view', 'refuses', 'bargain', 'secret', 'limit', 'unknown'])
const turnsOfEnds = new Set(['greets', 'ends'])
/** Shares of stems from which a reply is a sentence. */
const leastOfReply = 0.4
const leastOfAnswer = 0.5
const leastOfOther = 0.6
const leastOfUnsayable = 0.7
const fewestStems = 3

/** Plays each labelled line as the person's first turn. */
export function agentAnswers(all: readonly LabelledScenario[]): AgentAnswers {
  const counts = { answered: 0, right: 0, other: 0, open: 0, fillers: 0, turns: 0, unsayable: 0 }
  for (const { scenario, sentences, lines } of all) {
    const opening = { role: 'agent' as const, message: openConversation(scenario).text, at: 0 }
    const stems = sentences.map(({ text }) => contentStems(text))
    for (const { say, act, answer, reply } of lines) {
      if (turnsOfEnds.has(act)) continue
      const { text } = nextReply(scenario, [opening, { role: 'user', message: say, at: 8 }], 8)
      const heard = contentStems(say)
      const said = contentStems(text)
      const fresh = without(said, heard)
      const told = stems.map((each) => share(without(each, heard), said))
      counts.turns++
      if (stems.some((each, at) => isUnsayable(each, fresh, sentences[at]?.kind ?? ''))) counts.unsayable++
      if (act !== 'asks') continue
      if (answer < 0) {
        counts.open++
        if (told.some((part, at) => part >= leastOfOther && (stems[at]?.size ?? 0) >= fewestStems)) counts.fillers++
        continue
      }
      counts.answered++
      const wanted = without(new Set([...(stems[answer] ?? []), ...contentStems(reply)]), heard)
      const isRight = share(fresh, wanted) >= leastOfReply || (told[answer] ?? 0) >= leastOfAnswer
      if (isRight && share(fresh, wanted) > 0) counts.right++
      else if (told.some((part, at) => part >= leastOfOther && (stems[at]?.size ?? 0) > 1)) counts.other++
    }
  }
  const right = counts.right / counts.answered
  const other = counts.other / counts.answered
  return {
    right,
    other,
    none: 1 - right - other,
    fillers: counts.fillers / counts.open,
    unsayable: counts.unsayable / counts.turns,
  }
}

function isUnsayable(stems: ReadonlySet<string>, fresh: ReadonlySet<string>, kind: string): boolean {
  return (
    !sayable.has(kind) &&
    stems.size >= fewestStems &&
    fresh.size >= fewestStems &&
    share(fresh, stems) >= leastOfUnsayable
  )
}

const without = (stems: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...stems].filter((stem) => !others.has(stem)))

const share = (wanted: ReadonlySet<string>, found: ReadonlySet<string>) =>
  wanted.size === 0 ? 0 : [...wanted].filter((stem) => found.has(stem)).length / wanted.size

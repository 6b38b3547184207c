import { readFileSync } from 'node:fs'
import { type ConditionFeatures, conditionFeatures } from '../src/agent/conditions/condition-features.js'
import { type ReadCondition, readCondition } from '../src/agent/conditions/read-condition.js'
import { readTurn } from '../src/agent/conditions/read-turn.js'
import { readScenarios } from './scenarios.js'

/** A condition with turns that meet it, and turns of the same talk that do not. */
export interface Marked {
  condition: string
  then: string
  met: string[]
  not: string[]
  /** It names an act that turns of other talks do as well: "she refuses". */
  isGeneral?: boolean
}

export interface MarkedTurn {
  source: 'conditions' | 'scenarios'
  /** Whether it meets the condition, does not though it is of the same talk, or is of another talk. */
  is: 'met' | 'near' | 'far'
  /** The place of the condition. */
  talk: number
  condition: ReadCondition
  turn: string
  features: ConditionFeatures
}

/** The lines of the scenarios say it in other words on purpose: what people usually say counts more. */
const everyOf = 4
/** So many turns of other talks meet no condition of this one. */
const others = 20
const turnsOfOne = 10
const apart = 30
const step = 53

/** The turns of `conditions.json`, and the lines of the scenarios with each condition of their prompt that one of them meets. */
export function markedConditions(): MarkedTurn[] {
  const written = JSON.parse(readFileSync(`${import.meta.dirname}/test-data/conditions.json`, 'utf8')) as Marked[]
  const all = [
    ...written.map((one) => ({ ...one, source: 'conditions' as const })),
    ...readScenarios('scenarios')
      .filter((_, at) => at % everyOf === 0)
      .flatMap(conditionsOf),
  ]
  const said = written.flatMap((one) => [...one.met, ...one.not])
  return all.flatMap(({ condition, then, met, not, isGeneral, source }, talk) => {
    const read = readCondition({ words: condition, then })
    const marked = (turn: string, is: MarkedTurn['is']): MarkedTurn => ({
      source,
      is,
      talk,
      condition: read,
      turn,
      // The learner multiplies each feature of a projection by its value.
      features: conditionFeatures(read, readTurn(turn), 1),
    })
    const far =
      source === 'conditions' && !isGeneral
        ? Array.from({ length: others }, (_, at) => said[(talk * turnsOfOne + apart + at * step) % said.length]!)
        : []
    return [
      ...met.map((turn) => marked(turn, 'met')),
      ...not.map((turn) => marked(turn, 'near')),
      ...far.map((turn) => marked(turn, 'far')),
    ]
  })
}

const onCondition: ReadonlySet<string> = new Set(['secret', 'manner', 'bargain'])

function conditionsOf({ sentences, lines }: ReturnType<typeof readScenarios>[number]) {
  return sentences.flatMap(({ kind, text }, at) => {
    const halves = onCondition.has(kind) ? halvesOf(text) : null
    if (!halves) return []
    // "What would it take?" asks for a bargain and does not meet its condition.
    const said = lines.filter(({ answer, act }) => !(kind === 'bargain' && answer === at && act === 'asks'))
    const met = said.filter(({ answer }) => answer === at).map(({ say }) => say)
    const not = said.filter(({ answer }) => answer !== at).map(({ say }) => say)
    return met.length > 0 ? [{ ...halves, met, not, isGeneral: false, source: 'scenarios' as const }] : []
  })
}

const joint =
  '(?:only (?:if|when|once|after|to)|unless|until|except (?:if|when)|if|when(?:ever)?|once|as soon as|provided(?: that)?|as long as|in case|on condition that|should|not before|before|after|anyone who|whoever)'
const first = new RegExp(`^(?:[-*•–] *)?(?:but |and |so )?${joint} (.+?)(?:,|:| ->| =|;| then ) ?(?:then )?(.+)$`, 'iu')
const last = new RegExp(`^(.+?),? (?:but |and )?\\(?${joint} (.+)$`, 'iu')

function halvesOf(text: string): { condition: string; then: string } | null {
  const plain = text.replace(/[.!)]+$/, '')
  const [, condition, then] = first.exec(plain) ?? []
  if (condition && then) return { condition, then }
  const [, before, after] = last.exec(plain) ?? []
  return before && after ? { condition: after, then: before } : null
}

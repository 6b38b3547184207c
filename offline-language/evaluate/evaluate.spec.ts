import { describe, expect, it } from 'vitest'
import { loadLanguageModel } from '../src/language/tokens/language-model.js'
import { prepareTagger } from '../src/language/tokens/loaded-tagger.js'
import { evaluateAll, type EvaluatedSet } from './evaluated.js'
import { actionItemMeasures } from './measures/action-items.js'
import { agentAnswers } from './measures/agent-answers.js'
import { reactionMeasures } from './measures/agent-reactions.js'
import { feelingMeasures } from './measures/feelings.js'
import { type LabelledKind, readScenarios } from './scenarios.js'
import { promptKindMeasures } from './measures/prompt-kinds.js'
import { overviewScores } from './measures/overviews.js'
import { topicMeasures } from './measures/topics.js'
import { sideOf } from './measures/side-of.js'
import { rouge } from './rouge.js'

const { tag } = await loadLanguageModel()
await prepareTagger()
const sets = await evaluateAll()
const setOf = (wanted: EvaluatedSet['name']) => sets.find(({ name }) => name === wanted)!.conversations

describe('the overview', () => {
  it.each(['visits', 'short'] as const)('of %s is nearer to the references than both baselines', (name) => {
    const scores = overviewScores(setOf(name), tag)
    for (const baseline of ['first three turns', 'TextRank, two sentences'] as const) {
      expect(scores.overview.r1).toBeGreaterThan(scores[baseline].r1)
      expect(scores.overview.r2).toBeGreaterThan(scores[baseline].r2)
      expect(scores.overview.rl).toBeGreaterThan(scores[baseline].rl)
    }
  })
})

const floors = [
  ['visits', { r1: 28, r2: 10, rl: 18 }],
  ['short', { r1: 42, r2: 19, rl: 34.5 }],
] as const

describe('the overview by its floors', () => {
  it.each(floors)('of %s is as near to the references as it was', (name, floor) => {
    const { overview } = overviewScores(setOf(name), tag)
    for (const measure of ['r1', 'r2', 'rl'] as const) expect(overview[measure]).toBeGreaterThanOrEqual(floor[measure])
  })
})

describe('action items of short conversations', () => {
  it('are mostly labelled ones, and most labelled ones are found', () => {
    const { precision, recall } = actionItemMeasures(setOf('short'), tag)
    expect(precision).toBeGreaterThanOrEqual(0.7)
    expect(recall).toBeGreaterThanOrEqual(0.5)
  })
})

describe('the sentiment of turns', () => {
  it('agrees with the labels', () => {
    expect(feelingMeasures(setOf('short')).macroF1).toBeGreaterThanOrEqual(0.48)
  })
})

describe('topics', () => {
  it('are mostly quoted with four words or more, and mostly not exactly neutral', () => {
    for (const { conversations } of sets) {
      const { shortQuotes, neutral } = topicMeasures(conversations, tag)
      expect(shortQuotes).toBeLessThan(0.04)
      expect(neutral).toBeLessThan(0.5)
    }
  })

  it('are mostly labelled ones', () => {
    const { precision, recall } = topicMeasures(setOf('short'), tag)
    expect(precision).toBeGreaterThanOrEqual(0.6)
    expect(recall).toBeGreaterThanOrEqual(0.49)
  })
})

/** Thousands of sentences are encoded: 15 seconds alone, several times as long beside other checks. */
const longPatienceMs = 180_000

describe('a prompt that no rule was made with', () => {
  const share = (measures: ReturnType<typeof promptKindMeasures>, ...kinds: LabelledKind[]) => {
    const chosen = measures.filter(({ kind }) => kinds.includes(kind))
    return chosen.reduce((sum, { right }) => sum + right, 0) / chosen.reduce((sum, { count }) => sum + count, 0)
  }

  it(
    'is said where it may be said, else kept back or never said',
    () => {
      const measures = promptKindMeasures(readScenarios('scenarios-held-out'))
      expect(share(measures, 'who', 'fact', 'view', 'wish', 'refuses')).toBeGreaterThanOrEqual(0.85)
      expect(share(measures, 'secret', 'limit')).toBeGreaterThanOrEqual(0.7)
      expect(share(measures, 'unknown', 'person', 'manner', 'meta')).toBeGreaterThanOrEqual(0.84)
    },
    longPatienceMs,
  )
})

describe('a question', () => {
  it(
    'is as often answered with the right sentence as it was',
    () => {
      const { right, other, fillers, unsayable } = agentAnswers(readScenarios('scenarios-held-out'))
      expect(right).toBeGreaterThanOrEqual(0.465)
      expect(other).toBeLessThanOrEqual(0.3)
      expect(fillers).toBeLessThanOrEqual(0.35)
      expect(unsayable).toBeLessThanOrEqual(0.01)
    },
    longPatienceMs,
  )
})

describe('the replies of the agent', () => {
  it(
    'are as often those of a good actor as they were',
    () => {
      const measures = reactionMeasures(readScenarios('scenarios-held-out'))
      const share = (name: 'sides' | 'secrets' | 'reactions' | 'leaks') => measures[name].count / measures[name].of
      expect(share('sides')).toBeGreaterThanOrEqual(0.35)
      expect(share('secrets')).toBeGreaterThanOrEqual(0.16)
      expect(share('reactions')).toBeGreaterThanOrEqual(0.655)
      expect(share('leaks')).toBeLessThanOrEqual(0.009)
    },
    longPatienceMs,
  )

  it.each([
    ['yes', 'Eighty. That I could live with.'],
    ['no', 'On Sundays? No, never.'],
    ['if', 'Only if you carry it up.'],
    ['none', 'I would have to think about that.'],
  ] as const)('%s: "%s"', (side, reply) => expect(sideOf(reply)).toBe(side))
})

describe('ROUGE', () => {
  it('counts stems, pairs of stems and the longest common sequence', () => {
    expect(rouge('the cats sat', 'The cat sat.', tag)).toEqual({ r1: 100, r2: 100, rl: 100 })
    const { r1, r2, rl } = rouge('police killed the gunman', 'police ended the gunman', tag)
    expect([r1, Math.round(r2), rl]).toEqual([75, 33, 75])
    expect(rouge('the gunman police killed', 'police killed the gunman', tag)).toMatchObject({ r1: 100, rl: 50 })
    expect(rouge('', 'anything', tag)).toEqual({ r1: 0, r2: 0, rl: 0 })
  })
})

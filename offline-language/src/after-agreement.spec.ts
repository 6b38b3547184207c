import { beforeAll, describe, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'
import { loadPatterns } from './data/load-patterns.js'

const { assures, ahead, ofBegin, ofOthers, lasting, plainYes, saysYes, points, fromThen } = loadPatterns(
  'replies/after-agreement',
  'assures',
  'ahead',
  'ofBegin',
  'ofOthers',
  'lasting',
  'plainYes',
  'saysYes',
  'points',
  'fromThen',
)

it.each([
  ['assures', assures, "And you'll really do it?", 'Do you do it?'],
  ['ahead', ahead, 'So when do we start?', 'When did we start?'],
  ['ofBegin', ofBegin, 'When can we start?', 'When can we eat?'],
  ['ofOthers', ofOthers, 'When will they come?', 'When will we come?'],
  ['lasting', lasting, 'How long would that be for?', 'How long have you been here?'],
  ['plainYes', plainYes, 'I agree', 'I agree to pay'],
  ['saysYes', saysYes, 'Fair enough.', 'Not good enough.'],
  ['points', points, 'You will do that?', 'You will come?'],
  ['fromThen', fromThen, 'from next month', 'before January'],
])('%s', (_, pattern, said, other) => {
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})

describe('what is asked about an agreement gets what is asked for', () => {
  beforeAll(prepareTagger)
  const scenario = scenarioFor('Head gardener')(
    'You are Ruth Abel, a gardener. You want a new mower. You have worked in the park since 2011. If the head gardener gives you Saturdays off from next month, you will prune the roses for three weeks.',
  )
  const agreed = ['Hello Ruth.', 'What if I give you Saturdays off from next month?']
  const replyTo = (question: string) => playSaid(scenario, [...agreed, question]).at(-1)!

  it('the promise is given before', () => {
    expect(playSaid(scenario, agreed).at(-1)).toMatch(/prune the roses/)
  })
  it('whether it stands', () => {
    expect(replyTo("And you'll really prune them?")).toMatch(/^(?:Yes|You can rely)/)
    expect(replyTo("And you'll really prune them?")).not.toMatch(/roses/)
  })
  it('when it begins, and how long it lasts', () => {
    expect(replyTo('How long would that be for? And when do we start?')).toBe('For three weeks. From next month.')
  })
  it('without an agreement, there is nothing to confirm', () => {
    expect(playSaid(scenario, ['Hello Ruth.', "And you'll really prune them?"]).at(-1)).not.toMatch(/^Yes/)
  })
})

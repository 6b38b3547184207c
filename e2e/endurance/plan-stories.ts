import type { SeededRandom } from './seeded-random.ts'
import { combinations, faultTable, type Combination } from './fault-table.ts'
import { Story } from './story.ts'

/**
 * Every combination in turn, in an order derived from the seed; each round uses other kinds, and other messages of a
 * story.
 */
export function planStories(count: number, random: SeededRandom): Story[] {
  const inOrder = random.shuffled(combinations.filter(({ kinds }) => kinds.length > 0))
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / inOrder.length)
    const combination = inOrder[index % inOrder.length]!
    const story = new Story(index, combination.kinds[(index + round) % combination.kinds.length]!)
    plan(story, combination, round)
    return story
  })
}

function plan(story: Story, { step, fault }: Combination, round: number): void {
  const add = (atStep: Combination['step'], what: string, skip = 0) =>
    story.plan.push({ step: atStep, fault: what, skip })
  // Of the two messages that every talk has: what the invitation is to one round, the report is to the next.
  if (step === 'Twilio: create') add(step, fault, round % 2)
  else add(step, fault)
  // A known outcome is not requested: these steps follow a lost one.
  if (step === 'Twilio: list') {
    add('Twilio: create', round % 2 ? 'error' : 'hang-after-done', round % 3 ? 1 : 0)
    add('Twilio: delivery report', 'none')
  }
  if (step === 'ElevenLabs: list') add('ElevenLabs: outbound-call', round % 2 ? 'cut' : 'error-after-done')
  if (step === 'ElevenLabs: list' || step === 'ElevenLabs: get') add('ElevenLabs: event', 'none')
  if (step === 'LLM: repair') add('LLM: question', 'prose')
  // A third of the ambiguous outcomes is never reported, and has to be reconciled.
  if (step === 'Twilio: create' && round % 3 === 0) add('Twilio: delivery report', 'none')
  if (step === 'ElevenLabs: outbound-call' && round % 3 === 0) add('ElevenLabs: event', 'none')
}

/** The faults at server starts, which belong to no story: every other start succeeds. */
export function planStarts(count: number): Story {
  const starts = new Story(99_999, 'self')
  const { faults } = faultTable['ElevenLabs: agent']
  for (let at = 0; at < count; at += 1)
    starts.plan.push({ step: 'ElevenLabs: agent', fault: faults[at % faults.length]!, skip: 1 })
  return starts
}

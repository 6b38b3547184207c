import { until } from '@clarity/test-kit/until'
import { play } from '../endurance/play.ts'
import { Story, type StoryKind } from '../endurance/story.ts'
import type { Fault } from './fault.ts'
import type { Stage } from './stage.ts'

const kinds: readonly StoryKind[] = ['self', 'manager', 'link', 'doubled', 'batch', 'missed']
const longestWaitMs = 300_000

/** Stories that are under way when a fault is caused. */
export interface Struck {
  readonly fault: Fault
  readonly stories: readonly Story[]
  /** From the end of the fault to the end of the last of these stories, once they have all ended. */
  readonly recoveryMs: Promise<number>
}

/** Begins the stories, and causes the fault in the middle of them. Resolves when the cause is gone, before the stories end. */
export async function strikeFault(stage: Stage, fault: Fault, stories: readonly Story[]): Promise<Struck> {
  const { context, vendors } = stage
  const before = vendors.twilio.messages.length
  const begun = Date.now()
  const work = Promise.all(stories.map((story) => play(context, story))).then(() => Date.now())
  // Then some stories wait for a text, and others already for a call.
  await until('work in progress', () => vendors.twilio.messages.length > before + stories.length / 2, longestWaitMs)
  await fault.strike(stage, work)
  const struckAt = fault.lasts ? begun : Date.now()
  return { fault, stories, recoveryMs: work.then((ended) => Math.max(0, ended - struckAt)) }
}

/** One after another of each kind. */
export function newStories(count: number, firstNumber: number): Story[] {
  return Array.from({ length: count }, (_, at) => new Story(firstNumber + at, kinds[at % kinds.length]!))
}

import { until } from '@clarity/test-kit/until'
import { checkRun } from '../endurance/check-run.ts'
import { formatStory } from '../endurance/format-story.ts'
import { play } from '../endurance/play.ts'
import { Story, type StoryKind } from '../endurance/story.ts'
import { waitUntilIdle } from '../endurance/wait-until-idle.ts'
import { countEffects } from './count-effects.ts'
import type { Fault, Outcome } from './fault.ts'
import type { Stage } from './stage.ts'

export interface Size {
  /** Stories for each strike, all at once. */
  readonly stories: number
  readonly strikes: number
}

const kinds: readonly StoryKind[] = ['self', 'manager', 'link', 'doubled', 'batch', 'missed']
const longestFaultMs = 300_000

interface Played {
  readonly story: Story
  endedAt: number
}

/** Plays stories, causes the fault in the middle of them, waits until no work is pending, and counts. */
export async function strikeFault(stage: Stage, fault: Fault, size: Size, firstNumber: number): Promise<Outcome> {
  const played: Played[] = []
  let slowestMs = 0
  for (let strike = 0; strike < size.strikes; strike += 1) {
    const met = newStories(size.stories, firstNumber + played.length)
    for (const { story } of met) fault.plan?.(story)
    played.push(...met)
    slowestMs = Math.max(slowestMs, await strikeOnce(stage, fault, met))
  }
  const { context, vendors, database, servers } = stage
  const unsettled = await waitUntilIdle(database, vendors)
  const rows = await database.read()
  const stories = played.map(({ story }) => story)
  const faults = checkRun(stories, rows, context.records, context.people, vendors)
  const evidence = { records: context.records, rows, vendors }
  const demos = stories.flatMap((story) => story.demos)
  return {
    fault: fault.name,
    strikes: size.strikes,
    requests: demos.filter(({ requestId }) => requestId !== null).length,
    ...countEffects(stories, rows, context.records),
    slowestMs,
    broken: [
      ...stories.filter(({ violation }) => violation !== null).map((story) => formatStory(evidence, story)),
      ...unsettled.map((what) => `Left behind: ${what}`),
      ...faults,
      ...servers.faults.splice(0),
    ],
  }
}

/** Returns the time from the end of the fault to the end of the last story that it met. */
async function strikeOnce(stage: Stage, fault: Fault, played: readonly Played[]): Promise<number> {
  const { context, vendors } = stage
  const before = vendors.twilio.messages.length
  const begun = Date.now()
  const work = Promise.all(
    played.map(async (each) => {
      await play(context, each.story)
      each.endedAt = Date.now()
    }),
  ).then(() => undefined)
  // Then some stories wait for a text, and others already for a call.
  await until('work in progress', () => vendors.twilio.messages.length > before + played.length / 2, longestFaultMs)
  await fault.strike(stage, work)
  const struckAt = fault.lasts ? begun : Date.now()
  await work
  return Math.max(0, ...played.map(({ endedAt }) => endedAt - struckAt))
}

function newStories(count: number, firstNumber: number): Played[] {
  return Array.from({ length: count }, (_, at) => ({
    story: new Story(firstNumber + at, kinds[at % kinds.length]!),
    endedAt: 0,
  }))
}

import { DemoPage } from '@clarity/contracts'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@clarity/test-kit/until'
import { askForDemo } from './ask-for-demo.ts'
import { retryUntilAnswered } from './retry-until-answered.ts'
import { patienceMs, receive, sayYes, takeCalls, text } from './person.ts'
import { readReport } from './read-report.ts'
import type { StoryContext } from './story-context.ts'
import type { Story, StoryKind } from './story.ts'
import { talkByLink } from './talk.ts'

/** The pause between two rows of a batch, and between two replies of a person who waits for a call. */
const shortPauseMs = 100
const longPauseMs = 1_500

const missedResults = ['voicemail', 'busy', 'no_answer', 'failed'] as const

const kinds: Readonly<Record<StoryKind, (context: StoryContext, story: Story) => Promise<void>>> = {
  async self(context, story) {
    const by = story.number % 2 > 0 ? 'visitor' : 'admin'
    const demo = await askForDemo(context, story, { role: 'recipient', by, callResults: ['answered'] })
    await sayYes(context, story, demo)
    await readReport(context, story, demo)
  },

  async manager(context, story) {
    const demo = await askForDemo(context, story, { role: 'manager', by: 'admin', callResults: ['answered'] })
    await receive(context, story, demo.managerPhone, 'asked')
    await sayYes(context, story, demo)
    await readReport(context, story, demo)
  },

  async batch(context, story) {
    const one = await askForDemo(context, story, { role: 'recipient', by: 'admin', callResults: ['answered'] })
    await pause(shortPauseMs)
    const other = await askForDemo(context, story, { role: 'manager', by: 'admin', callResults: ['answered'] })
    for (const demo of [one, other]) await sayYes(context, story, demo)
    for (const demo of [one, other]) await readReport(context, story, demo)
  },

  async missed(context, story) {
    const missed = missedResults[story.number % missedResults.length]!
    const callResults = [missed, 'answered'] as const
    const demo = await askForDemo(context, story, { role: 'recipient', by: 'admin', callResults })
    await sayYes(context, story, demo)
    await takeCalls(context, story, demo.recipientPhone, 1)
    story.note(`the call ended with ${missed}`)
    // A YES while the first call counts as in progress starts no other call, so it is sent again.
    await until(
      'the second call',
      async () => {
        if (context.records.callsTo(demo.recipientPhone).length > 1) return true
        await text(context, story, demo.recipientPhone, 'yes')
        await pause(longPauseMs)
        return false
      },
      patienceMs,
    )
    await readReport(context, story, demo)
  },

  async doubled(context, story) {
    const demo = await askForDemo(context, story, { role: 'recipient', by: 'admin', callResults: ['answered'] })
    await receive(context, story, demo.recipientPhone, 'self-invited')
    await Promise.all(['YES', 'yes!', 'Yes please'].map((body) => text(context, story, demo.recipientPhone, body)))
    await takeCalls(context, story, demo.recipientPhone, 1)
    await text(context, story, demo.recipientPhone, 'YES')
    await readReport(context, story, demo)
    await text(context, story, demo.recipientPhone, 'YES')
  },

  async link(context, story) {
    const demo = await askForDemo(context, story, { role: 'recipient', by: 'visitor', callResults: [] })
    const invitation = await receive(context, story, demo.recipientPhone, 'self-invited')
    await talkByLink(context, story, demo, invitation)
    await readReport(context, story, demo)
  },

  async stopped(context, story) {
    const demo = await askForDemo(context, story, { role: 'manager', by: 'admin', callResults: ['answered'] })
    await receive(context, story, demo.recipientPhone, 'invited')
    if (story.number % 3 > 0) await text(context, story, demo.recipientPhone, 'YES')
    if (story.number % 3 > 1) await receive(context, story, demo.recipientPhone, 'calling')
    await text(context, story, demo.recipientPhone, 'STOP')
    await until(
      'the end of what was asked for',
      async () => {
        const page = (await retryUntilAnswered(() => context.visitor.get(`/api/demo/${demo.requestId}`))).as(DemoPage)
        return page.state === 'opted_out' || page.state === 'finished'
      },
      patienceMs,
    )
  },
}

/** Plays the story to its end. Throws if it does not get there. */
export async function play(context: StoryContext, story: Story): Promise<void> {
  const begun = Date.now()
  context.people.enter(story)
  try {
    await kinds[story.kind](context, story)
  } catch (error) {
    story.violation = (error as Error).message
  } finally {
    story.tookMs = Date.now() - begun
    context.people.running.delete(story)
  }
}

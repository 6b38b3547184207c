import { DemoPage } from '@clarity/contracts'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@clarity/test-kit/until'
import { askForDemo } from './ask-for-demo.ts'
import { insist } from './insist.ts'
import { patienceMs, receive, sayYes, takeCalls, text } from './person.ts'
import { readReport } from './read-report.ts'
import type { Scene } from './scene.ts'
import type { Story, StoryKind } from './story.ts'
import { talkByLink } from './talk.ts'

/** Between two rows of a batch, and two tries of a person who waits for a call. */
const shortPauseMs = 100
const longPauseMs = 1_500

const missedResults = ['voicemail', 'busy', 'no_answer', 'failed'] as const

const kinds: Readonly<Record<StoryKind, (scene: Scene, story: Story) => Promise<void>>> = {
  async self(scene, story) {
    const by = story.number % 2 > 0 ? 'visitor' : 'admin'
    const demo = await askForDemo(scene, story, { role: 'recipient', by, callResults: ['answered'] })
    await sayYes(scene, story, demo)
    await readReport(scene, story, demo)
  },

  async manager(scene, story) {
    const demo = await askForDemo(scene, story, { role: 'manager', by: 'admin', callResults: ['answered'] })
    await receive(scene, story, demo.managerPhone, 'asked')
    await sayYes(scene, story, demo)
    await readReport(scene, story, demo)
  },

  async batch(scene, story) {
    const one = await askForDemo(scene, story, { role: 'recipient', by: 'admin', callResults: ['answered'] })
    await pause(shortPauseMs)
    const other = await askForDemo(scene, story, { role: 'manager', by: 'admin', callResults: ['answered'] })
    for (const demo of [one, other]) await sayYes(scene, story, demo)
    for (const demo of [one, other]) await readReport(scene, story, demo)
  },

  async missed(scene, story) {
    const missed = missedResults[story.number % missedResults.length]!
    const callResults = [missed, 'answered'] as const
    const demo = await askForDemo(scene, story, { role: 'recipient', by: 'admin', callResults })
    await sayYes(scene, story, demo)
    await takeCalls(scene, story, demo.recipientPhone, 1)
    story.note(`the call ended with ${missed}`)
    // A YES while the first call counts as in progress starts no other: a person who waits says it again.
    await until(
      'the second call',
      async () => {
        if (scene.books.callsTo(demo.recipientPhone).length > 1) return true
        await text(scene, story, demo.recipientPhone, 'yes')
        await pause(longPauseMs)
        return false
      },
      patienceMs,
    )
    await readReport(scene, story, demo)
  },

  async doubled(scene, story) {
    const demo = await askForDemo(scene, story, { role: 'recipient', by: 'admin', callResults: ['answered'] })
    await receive(scene, story, demo.recipientPhone, 'self-invited')
    await Promise.all(['YES', 'yes!', 'Yes please'].map((body) => text(scene, story, demo.recipientPhone, body)))
    await takeCalls(scene, story, demo.recipientPhone, 1)
    await text(scene, story, demo.recipientPhone, 'YES')
    await readReport(scene, story, demo)
    await text(scene, story, demo.recipientPhone, 'YES')
  },

  async link(scene, story) {
    const demo = await askForDemo(scene, story, { role: 'recipient', by: 'visitor', callResults: [] })
    const invitation = await receive(scene, story, demo.recipientPhone, 'self-invited')
    await talkByLink(scene, story, demo, invitation)
    await readReport(scene, story, demo)
  },

  async stopped(scene, story) {
    const demo = await askForDemo(scene, story, { role: 'manager', by: 'admin', callResults: ['answered'] })
    await receive(scene, story, demo.recipientPhone, 'invited')
    if (story.number % 3 > 0) await text(scene, story, demo.recipientPhone, 'YES')
    if (story.number % 3 > 1) await receive(scene, story, demo.recipientPhone, 'calling')
    await text(scene, story, demo.recipientPhone, 'STOP')
    await until(
      'the end of what was asked for',
      async () => {
        const page = (await insist(() => scene.visitor.get(`/api/demo/${demo.requestId}`))).as(DemoPage)
        return page.state === 'opted_out' || page.state === 'finished'
      },
      patienceMs,
    )
  },
}

/** Plays the story to its end. Throws if it reaches none. */
export async function play(scene: Scene, story: Story): Promise<void> {
  const begun = Date.now()
  scene.cast.enter(story)
  try {
    await kinds[story.kind](scene, story)
  } catch (error) {
    story.violation = (error as Error).message
  } finally {
    story.tookMs = Date.now() - begun
    scene.cast.running.delete(story)
  }
}

import { combineReports, nextReply, openConversation, prepareAgent, writeReport } from '@clarity/offline-language'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleScenario, sampleTurns } from '../agent/check-sample.js'
import type { AgentTasks } from '../agent/agent-tasks.js'
import { OfflineAgent } from '../agent/offline-agent.js'
import { sampleConversation } from '../report-writer/check-sample.js'
import { grounding } from '../report-writer/grounding/grounding.js'
import { OfflineReportWriter } from '../report-writer/offline-report-writer.js'
import { hashTranscripts } from '../report-writer/report-run.js'
import { threadedGrounding } from '../report-writer/threaded-grounding.js'
import type { WriterTasks } from '../report-writer/writer-tasks.js'
import { Threads } from './threads.js'

const options = { count: 1, memoryMb: 256 }
const writer = new URL('../report-writer/writer-tasks.js', import.meta.url)
const speaker = new URL('../agent/agent-tasks.js', import.meta.url)
const { transcript } = sampleConversation
const longTalk = {
  ...sampleConversation,
  transcript: Array.from({ length: 20_000 }, (_, at) => ({
    ...transcript[at % transcript.length]!,
    time_in_call_secs: at,
  })),
}
let threads = new Threads<WriterTasks>(writer, options)
let speaking = new Threads<AgentTasks>(speaker, options)

afterEach(async () => {
  await Promise.all([threads.onApplicationShutdown(), speaking.onApplicationShutdown()])
  threads = new Threads(writer, options)
  speaking = new Threads(speaker, options)
})

/** Six seconds alone; beside other checks on two slow processors, six times as long. */
const longPatienceMs = 120_000

describe('threads', () => {
  it('write the same report as the writer itself, and return the run', async () => {
    const runs: string[] = []
    const saveRun = ({ transcriptHash }: { transcriptHash: string }) => Promise.resolve(void runs.push(transcriptHash))
    const written = await new OfflineReportWriter(threads).write(sampleConversation, saveRun)
    expect(written).toEqual(await writeReport(sampleConversation))
    expect(runs).toEqual([hashTranscripts([sampleConversation])])
  })

  it('combine the same report as the writer itself', async () => {
    const sources = [sampleConversation, { ...sampleConversation, recipientName: 'Ada' }]
    const combined = await new OfflineReportWriter(threads).combine(sources, 'Say what happened.')
    expect(combined).toBe(await combineReports(sources, 'Say what happened.'))
  })

  it('check a draft against the conversation, with the same result as in the main thread', async () => {
    const quote = transcript[1]!.message
    const draft = {
      overview: 'They paid 9,912 dollars.',
      keyPoints: [{ title: 'One', content: 'Something.', evidence: [{ turn: 1, quote }] }],
      actionItems: [],
      topics: [],
    }
    const grounded = await threadedGrounding(threads).report(draft, sampleConversation, 'en')
    expect(grounded.marked).toBeGreaterThan(0)
    expect(grounded).toEqual(await grounding.report(draft, sampleConversation, 'en'))
  })

  it('give the same reply as the agent itself', async () => {
    await prepareAgent()
    const agent = new OfflineAgent(speaking)
    expect(await agent.open(sampleScenario)).toEqual(openConversation(sampleScenario))
    expect(await agent.reply(sampleScenario, sampleTurns, 6)).toEqual(nextReply(sampleScenario, sampleTurns, 6))
  })

  it('start with the first work, and end with the application', async () => {
    expect(speaking.list()).toHaveLength(0)
    await speaking.run('open', sampleScenario)
    const [thread] = speaking.list()
    const ended = new Promise((resolve) => thread!.once('exit', resolve))
    await speaking.onApplicationShutdown()
    await ended
    expect(speaking.list()).toHaveLength(0)
  })

  it(
    'write a talk of 20,000 turns',
    async () => {
      const { written } = await threads.run('write', longTalk)
      expect(written.keyPoints.length).toBeGreaterThan(0)
    },
    longPatienceMs,
  )

  it('fail the work whose thread ends, and do what waited', async () => {
    const work = threads.run('write', longTalk)
    const next = threads.run('write', sampleConversation)
    await threads.list()[0]!.terminate()
    await expect(work).rejects.toThrow()
    expect((await next).written.keyPoints).not.toEqual([])
  })

  it('fail only the work that runs out of memory', async () => {
    const small = new Threads<WriterTasks>(writer, { ...options, memoryMb: 48 })
    await expect(small.run('write', longTalk)).rejects.toThrow(/memory/)
    await small.onApplicationShutdown()
  })

  it('say why work failed', async () => {
    const broken = { ...sampleConversation, transcript: null as unknown as [] }
    await expect(threads.run('write', broken)).rejects.toThrow(/null/)
  })
})

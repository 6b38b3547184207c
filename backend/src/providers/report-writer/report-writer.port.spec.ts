import { start, type FakeLlm } from '@clarity/fakes/llm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LlmReportWriter } from './llm/llm-report-writer.js'
import { OfflineReportWriter } from './offline-report-writer.js'
import type { ReportRun } from './report-run.js'
import type { ReportWriter } from './report-writer.js'
import { expectSound, expectNoMarkup, textsOf } from '@clarity/offline-language/test/sound-report'
import { llmKey, openTestLlm } from '../../../test/test-llm.js'
import { writerThreads } from '../../../test/test-threads.js'
import { readConversations, readNaughtyStrings, talk } from '@clarity/offline-language/test/read-conversations'

let llm: FakeLlm

beforeAll(async () => {
  llm = await start({ apiKey: llmKey })
})
afterEach(() => {
  expect(llm.refusals).toEqual([])
  llm.reset()
})
afterAll(() => llm.close())

const offline = new OfflineReportWriter(writerThreads)
const adapters: [string, string, () => ReportWriter][] = [
  ['offline', 'offline', () => offline],
  ['anthropic', 'llm', () => new LlmReportWriter(openTestLlm('anthropic', llm), offline)],
  ['openai', 'llm', () => new LlmReportWriter(openTestLlm('openai', llm), offline)],
]
const conversations = readConversations('')

describe.each(adapters)('ReportWriter by %s', (_, writer, create) => {
  it.each(conversations)('writes a sound report of $name and says who wrote it', async ({ conversation }) => {
    const report = await create().write(conversation)
    expectSound(report, conversation)
    expect(report.meta.writer).toBe(writer)
    // A short call may have only one key point: a request with its answer.
    expect(report.keyPoints.length).toBeGreaterThanOrEqual(1)
    for (const markdown of textsOf(report).markdown) expectNoMarkup(markdown)
  })

  it('writes of another conversation another report', async () => {
    const [one, other] = conversations
    expect(await create().write(one!.conversation)).not.toEqual(await create().write(other!.conversation))
  })

  it('gives an honest short report of a conversation with hardly any words', async () => {
    const runs: ReportRun[] = []
    const report = await create().write(talk('Hello there', 'Hi, who is this?'), (run) =>
      Promise.resolve(void runs.push(run)),
    )
    expect(report.overview).toContain('very short')
    expect(report.meta.writer).toBe('offline')
    expect(runs).toMatchObject([{ writer: 'offline', outcome: 'too-short', calls: 0, cost: 0 }])
    expect(llm.questions).toEqual([])
  })

  it('records each run once, with its duration and tokens', async () => {
    const runs: ReportRun[] = []
    const { conversation } = conversations[0]!
    await create().write(conversation, (run) => Promise.resolve(void runs.push(run)))
    expect(runs).toMatchObject([{ writer, outcome: 'written', fallbackReason: null }])
    expect(runs[0]!.transcriptHash).toMatch(/^[0-9a-f]{64}$/)
    expect(runs[0]!.calls).toBe(llm.questions.length)
    expect(runs[0]!.tokensIn > 0).toBe(writer === 'llm')
    expect(runs[0]!.cost! > 0).toBe(writer === 'llm')
  })

  it('treats any text as data', async () => {
    const naughty = readNaughtyStrings()
    for (let from = 0; from < naughty.length; from += 60) {
      const conversation = talk(...naughty.slice(from, from + 60))
      const report = await create().write(conversation)
      expectSound(report, conversation)
      for (const markdown of textsOf(report).markdown) expectNoMarkup(markdown)
    }
  })

  it('combines conversations under the headings that the prompt names', async () => {
    const sources = conversations.slice(0, 3).map(({ conversation }) => conversation)
    const markdown = await create().combine(sources, 'Write:\n## Wins\nwhat went well\n## Losses\nwhat did not')
    expect(markdown.match(/^## .+$/gm)).toEqual(['## Wins', '## Losses'])
    expect(markdown).not.toMatch(/<|!\[|\]\(/)
  })

  it('uses the usual headings if the prompt names none', async () => {
    const markdown = await create().combine([conversations[0]!.conversation], 'Tell me what matters.')
    expect(markdown.match(/^## .+$/gm)).toHaveLength(5)
  })
})

import { start, type LlmFault, type FakeLlm } from '@clarity/fakes/llm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LlmSettings, LlmVendor } from '../../../config/llm-settings.js'
import { OfflineReportWriter } from '../offline-report-writer.js'
import type { ReportRun } from '../report-run.js'
import type { WrittenReport } from '../report-writer.js'
import { expectSound } from '@clarity/offline-language/test/sound-report'
import { llmKey, openTestLlm } from '../../../../test/test-llm.js'
import { writerThreads } from '../../../../test/test-threads.js'
import { readConversations } from '@clarity/offline-language/test/read-conversations'
import { LlmReportWriter } from './llm-report-writer.js'
import { unsupportedMark } from '../grounding/mark-unsupported.js'

let llm: FakeLlm

beforeAll(async () => {
  llm = await start({ apiKey: llmKey })
})
beforeEach(() => llm.reset())
afterAll(() => llm.close())

const offline = new OfflineReportWriter(writerThreads)
const [{ conversation }] = readConversations('bank-call') as [ReturnType<typeof readConversations>[number]]

async function write(
  vendor: LlmVendor,
  change: Partial<LlmSettings> = {},
): Promise<{ report: WrittenReport; run: ReportRun }> {
  const runs: ReportRun[] = []
  const writer = new LlmReportWriter(openTestLlm(vendor, llm, change), offline)
  const report = await writer.write(conversation, (run) => Promise.resolve(void runs.push(run)))
  expectSound(report, conversation)
  expect(runs).toHaveLength(1)
  return { report, run: runs[0]! }
}

const vendors: [LlmVendor][] = [['anthropic'], ['openai']]

describe.each(vendors)('a report by a model of %s', (vendor) => {
  it.each<[LlmFault[], number]>([
    [['fenced'], 1],
    [['odd-end'], 1],
    [['slow'], 1],
    [['truncated'], 2],
    [['out-of-range'], 2],
    [['prose'], 2],
    [['empty'], 2],
    [['thought'], 2],
    [['prose', 'fenced'], 2],
  ])('comes about although its answers are %j, with %i of them', async (faults, answers) => {
    llm.failNext(...faults)
    const { report, run } = await write(vendor)
    expect(report.meta.writer).toBe('llm')
    expect(report.meta.warnings?.[0]).toMatch(/^A language model wrote this report /)
    expect(run).toMatchObject({ writer: 'llm', outcome: 'written', calls: answers, fallbackReason: null })
    // An answer that was spent on reasoning has nothing to repair.
    const isRepair = faults[0] !== 'thought'
    expect(llm.questions.map((asked) => asked.isRepair)).toEqual([false, isRepair].slice(0, answers))
    expect(llm.refusals).toEqual([])
  })

  it.each<[LlmFault, string, number]>([
    ['truncated', 'out-of-tokens', 2],
    ['thought', 'out-of-tokens', 2],
    ['out-of-range', 'unusable', 2],
    ['prose', 'unusable', 2],
    ['empty', 'unusable', 2],
    ['declined', 'unusable', 1],
    ['invented', 'ungrounded', 1],
    ['too-many', 'too-many-requests 429', 2],
    ['error', 'failed 500', 2],
    ['cut', 'unreachable', 2],
  ])('comes from the offline writer if the model fails with "%s"', async (fault, reason, requests) => {
    llm.chooseFault = () => fault
    const { report, run } = await write(vendor)
    const { meta, ...content } = await offline.write(conversation)
    expect(report).toMatchObject(content)
    expect(report.meta).toMatchObject({ writer: 'offline', language: meta.language })
    expect(report.meta.warnings?.[0]).toMatch(
      /^The offline report writer wrote this report, because the language model /,
    )
    expect(run).toMatchObject({ writer: 'offline', outcome: 'fell-back', fallbackReason: reason })
    expect(llm.questions).toHaveLength(requests)
  })

  it('comes from the offline writer if the model does not answer in time', async () => {
    llm.chooseFault = () => 'hang'
    const { run } = await write(vendor, { timeLimitMs: 150 })
    expect(run).toMatchObject({ outcome: 'fell-back', fallbackReason: 'timed-out' })
    expect(llm.questions).toHaveLength(1)
  })

  it('comes from the offline writer if the key is refused, without a retry', async () => {
    const { run } = await write(vendor, { apiKey: 'another' })
    expect(run).toMatchObject({ outcome: 'fell-back', fallbackReason: 'account 401' })
    expect(llm.refusals).toHaveLength(1)
  })

  it('is written after one refused request', async () => {
    llm.failNext('too-many')
    expect((await write(vendor)).run).toMatchObject({ outcome: 'written' })
  })

  it('marks what was not said, and counts it', async () => {
    llm.failNext('invented-details')
    const { report } = await write(vendor)
    for (const detail of ['Quibble', '31/12/1987', '98,765', 'quibble@example.net'])
      expect(report.overview).toContain(`${detail}${unsupportedMark}`)
    expect(report.meta.warnings).toContain('5 details occur nowhere in the conversation and are marked.')
  })

  it('costs what its tokens cost', async () => {
    const { run } = await write(vendor, { price: { input: 1_000_000, output: 0 } })
    expect(run.cost).toBe(run.tokensIn)
    expect((await write(vendor, { price: null })).run.cost).toBeNull()
  })
})

describe('a server that refuses schemas', () => {
  it('gets the schema in words, and is not asked for the other again', async () => {
    llm.traits.knowsSchemas = false
    const writer = new LlmReportWriter(openTestLlm('openai', llm), offline)
    for (let report = 0; report < 2; report++) expect((await writer.write(conversation)).meta.writer).toBe('llm')
    expect(llm.refusals).toHaveLength(1)
    expect(llm.questions.map(({ form }) => form)).toEqual(['json', 'json'])
    expect(llm.questions[0]!.system).toContain('"additionalProperties":false')
  })
})

describe('a server that cuts a long prompt silently', () => {
  it('has read only the end of the conversation, so the offline writer writes', async () => {
    llm.traits.contextTokens = 600
    const { run, report } = await write('openai')
    expect(run).toMatchObject({ outcome: 'fell-back', fallbackReason: 'context' })
    expect(report.meta.warnings?.[0]).toContain('could not read the whole conversation')
  })
})

describe('a model of Anthropic that knows no schemas', () => {
  it('is asked with a tool call', async () => {
    const { report } = await write('anthropic', { model: 'claude-3-haiku-20240307' })
    expect(report.meta.writer).toBe('llm')
    expect(llm.questions.map(({ form }) => form)).toEqual(['tool'])
  })
})

describe.each(vendors)('a combined report by a model of %s', (vendor) => {
  const sources = readConversations('role-play').map((one) => one.conversation)
  const combine = (prompt = 'Write:\n## Wins\n## Losses') =>
    new LlmReportWriter(openTestLlm(vendor, llm), offline).combine(sources, prompt)

  it('names the conversations of each statement, and their words', async () => {
    const markdown = await combine()
    const statements = markdown.match(/^- .+$/gm) ?? []
    expect(statements).toHaveLength(sources.length * 2)
    for (const statement of statements) expect(statement).toMatch(/“.+”.* \(.+\)$/)
    expect(markdown).toContain('A language model wrote this report')
  })

  it('leaves out statements about an unknown conversation', async () => {
    llm.failNext('unknown-conversation')
    const markdown = await combine()
    expect(markdown).not.toContain('Nobody said this')
    expect(markdown).toContain(
      '2 statements of the language model were left out, because nothing in the conversation supports them',
    )
  })

  it('never shows words that were not said', async () => {
    llm.failNext('invented')
    expect(await combine()).not.toMatch(/“[^”]*Zanzibar/)
  })

  it('comes from the offline writer if the model fails, and says so', async () => {
    llm.chooseFault = () => 'error'
    const markdown = await combine()
    expect(markdown).toContain(await offline.combine(sources, 'Write:\n## Wins\n## Losses'))
    expect(markdown).toContain('The offline report writer wrote this report, because the language model failed.')
  })
})

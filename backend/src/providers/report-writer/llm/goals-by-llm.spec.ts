import { start, type FakeLlm } from '@clarity/fakes/llm'
import type { Goals } from '@clarity/contracts'
import { countTalk } from '@clarity/offline-language'
import { readConversation } from '@clarity/offline-language/test/read-conversations'
import { expectSound } from '@clarity/offline-language/test/sound-report'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { LlmVendor } from '../../../config/llm-settings.js'
import { llmKey, openTestLlm } from '../../../../test/test-llm.js'
import { writerThreads } from '../../../../test/test-threads.js'
import { OfflineReportWriter } from '../offline-report-writer.js'
import { LlmReportWriter } from './llm-report-writer.js'

let llm: FakeLlm

beforeAll(async () => {
  llm = await start({ apiKey: llmKey })
})
afterEach(() => {
  expect(llm.refusals).toEqual([])
  llm.reset()
})
afterAll(() => llm.close())

const goals: Goals = [
  { label: 'Names a number', hint: 'I would like 85,000.', check: { kind: 'names', what: 'amount' } },
  { label: 'Stays calm', check: { kind: 'judged' } },
  { label: 'Says please', check: { kind: 'says', words: ['please'] } },
]
const source = { ...readConversation('role-play-salary'), goals }
const offline = new OfflineReportWriter(writerThreads)
const write = (vendor: LlmVendor) => new LlmReportWriter(openTestLlm(vendor, llm), offline).write(source)

describe.each<[LlmVendor]>([['anthropic'], ['openai']])('goals of a report by a model of %s', (vendor) => {
  it('are judged by the model where only it can, and counted otherwise', async () => {
    const report = await write(vendor)
    expectSound(report, source)
    const counted = await countTalk(source)
    expect(report.measures).toEqual(counted.measures)
    expect(report.goals?.[0]).toEqual(counted.goals?.[0])
    expect(report.goals?.[2]).toEqual(counted.goals?.[2])
    expect(report.goals?.[1]).toMatchObject({ label: 'Stays calm', met: true })
    expect(report.goals?.[1]?.evidence.map(({ turn }) => source.transcript[turn]?.role)).toEqual(['user'])
    expect(llm.questions.map(({ prompt }) => prompt.includes('Stays calm'))).toEqual([false, true])
    expect(llm.questions[1]?.prompt).not.toContain('Says please')
  })

  it('have no verdict if the quote was never said', async () => {
    llm.chooseFault = ({ prompt }) => (prompt.includes('Stays calm') ? 'invented' : null)
    expect((await write(vendor)).goals?.[1]).toEqual({ label: 'Stays calm', met: null, evidence: [] })
  })

  it('have no verdict if the model fails at them, and the report is kept', async () => {
    llm.chooseFault = ({ prompt }) => (prompt.includes('Stays calm') ? 'error' : null)
    const report = await write(vendor)
    expect(report.meta.writer).toBe('llm')
    expect(report.goals?.map(({ met }) => met)).toEqual([true, null, false])
  })

  it('have no verdict of the offline writer, which takes over if the model fails', async () => {
    llm.chooseFault = () => 'error'
    const report = await write(vendor)
    expect(report.meta.writer).toBe('offline')
    expect(report.goals?.map(({ met }) => met)).toEqual([true, null, false])
  })

  it('cost no request if none needs a model', async () => {
    const counted = { ...source, goals: goals.filter(({ check }) => check.kind !== 'judged') }
    await new LlmReportWriter(openTestLlm(vendor, llm), offline).write(counted)
    expect(llm.questions).toHaveLength(1)
  })
})

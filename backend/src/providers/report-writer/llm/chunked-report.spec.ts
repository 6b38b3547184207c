import { start, type LlmFault, type FakeLlm } from '@clarity/fakes/llm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectSound, textsOf } from '@clarity/offline-language/test/sound-report'
import { llmKey, openTestLlm } from '../../../../test/test-llm.js'
import { writerThreads } from '../../../../test/test-threads.js'
import { OfflineReportWriter } from '../offline-report-writer.js'
import type { ReportRun } from '../report-run.js'
import { readConversations } from '@clarity/offline-language/test/read-conversations'
import { LlmReportWriter } from './llm-report-writer.js'

const contextTokens = 8000

let llm: FakeLlm

beforeAll(async () => {
  llm = await start({ apiKey: llmKey })
})
beforeEach(() => llm.reset())
afterAll(() => llm.close())

const offline = new OfflineReportWriter(writerThreads)
const [{ conversation: short }] = readConversations('role-play') as [ReturnType<typeof readConversations>[number]]

/** An hour of talk without two equal turns, so each quote belongs to exactly one turn. */
const conversation = {
  ...short,
  durationSecs: 3600,
  transcript: Array.from({ length: 480 }, (_, at) => ({
    role: at % 2 ? ('user' as const) : ('agent' as const),
    message: `In week ${at} we looked at crate number ${at * 13 + 5} and found that its label was ${at % 3 ? 'torn' : 'fine'}, which nobody had noted.`,
    time_in_call_secs: at * 7.5,
    duration: 6,
    tool_calls: [],
  })),
}

async function write(change = {}) {
  const runs: ReportRun[] = []
  const writer = new LlmReportWriter(openTestLlm('openai', llm, { contextTokens, ...change }), offline)
  const report = await writer.write(conversation, (run) => Promise.resolve(void runs.push(run)))
  expectSound(report, conversation)
  return { report, run: runs[0]! }
}

const turnsIn = (prompt: string) => [...prompt.matchAll(/^\{"turn":(\d+),/gm)].map(([, turn]) => Number(turn))

/** The offline writer reads an hour of talk twice. */
const longPatienceMs = 90_000

describe('an hour of talk, written about by a model with little room', () => {
  it('is sent completely, in chunks that overlap by two turns, and each request fits with its answer', async () => {
    const { run } = await write()
    const chunks = llm.questions.slice(0, -1).map(({ prompt }) => turnsIn(prompt))
    expect(chunks.length).toBeGreaterThan(5)
    expect([...new Set(chunks.flat())].sort((a, b) => a - b)).toEqual([...conversation.transcript.keys()])
    for (const [at, turns] of chunks.slice(1).entries()) expect(turns.slice(0, 2)).toEqual(chunks[at]!.slice(-2))
    for (const { system, prompt } of llm.questions)
      expect((system + prompt).length / 4 + 2000).toBeLessThan(contextTokens)
    expect(llm.refusals).toEqual([])
    expect(run).toMatchObject({ writer: 'llm', outcome: 'written', calls: chunks.length + 1 })
    expect(run.tokensIn).toBeGreaterThan(10_000)
  })

  it('gives one report of all chunks, whose quotes keep their turns', async () => {
    const { report } = await write()
    expect(report.meta.writer).toBe('llm')
    expect(report.overview).toBe('The conversation had many turns.')
    const turns = report.keyPoints.map(({ evidence }) => evidence![0]!.turn)
    expect(turns).toHaveLength(6)
    expect(turns).toEqual(turns.toSorted((a, b) => a - b))
    expect(new Set(turns.map((turn) => Math.floor(turn / 80))).size).toBeGreaterThan(4)
    for (const { turn, quote } of report.keyPoints.flatMap(({ evidence }) => evidence!))
      expect(quote).toContain(`week ${turn} `)
    const texts = textsOf(report)
    const shown = [...texts.markdown, ...texts.plain, ...(report.meta.warnings ?? [])].join('\n')
    expect(shown).not.toMatch(/chunk|window|stretch|excerpt|first part|very long/i)
  })

  it('writes the overview from the findings, not from the transcript', async () => {
    await write()
    const { prompt } = llm.questions.at(-1)!
    expect(turnsIn(prompt)).toEqual([])
    expect(prompt).toContain('What is known of the conversation')
    expect(prompt).toMatch(/week \d+/)
  })

  it('repairs the answer of a chunk', async () => {
    llm.failNext(...([null, null, 'prose'] as unknown as LlmFault[]))
    const { run } = await write()
    expect(run).toMatchObject({ outcome: 'written', fallbackReason: null })
    expect(llm.questions.filter(({ isRepair }) => isRepair)).toHaveLength(1)
  })

  it.each(['prose', 'error', 'declined'] as const)(
    'comes from the offline writer as a whole if one chunk fails with "%s": the two are never mixed',
    async (fault) => {
      llm.chooseFault = ({ prompt }) => (turnsIn(prompt).includes(200) ? fault : null)
      const { report, run } = await write()
      expect(report.meta.writer).toBe('offline')
      expect(run).toMatchObject({ writer: 'offline', outcome: 'fell-back' })
      const { overview, keyPoints } = await offline.write(conversation)
      expect(report).toMatchObject({ overview, keyPoints })
    },
    longPatienceMs,
  )

  it('is one request if it fits', async () => {
    await write({ contextTokens: 128_000 })
    expect(llm.questions).toHaveLength(1)
    expect(turnsIn(llm.questions[0]!.prompt)).toEqual([...conversation.transcript.keys()])
  })
})

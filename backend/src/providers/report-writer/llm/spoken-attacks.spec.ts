import { start, type FakeLlm } from '@clarity/fakes/llm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LlmVendor } from '../../../config/llm-settings.js'
import { OfflineReportWriter } from '../offline-report-writer.js'
import type { ConversationToReport, WrittenReport } from '../report-writer.js'
import { expectNoMarkup, expectSound, textsOf } from '@clarity/offline-language/test/sound-report'
import { llmKey, openTestLlm } from '../../../../test/test-llm.js'
import { writerThreads } from '../../../../test/test-threads.js'
import { talk } from '@clarity/offline-language/test/read-conversations'
import { spokenAttacks } from '../../../../test/spoken-attacks.js'
import { LlmReportWriter } from './llm-report-writer.js'

let llm: FakeLlm

beforeAll(async () => {
  llm = await start({ apiKey: llmKey })
  llm.echoedTurn = 3
})
beforeEach(() => llm.reset())
afterAll(() => llm.close())

const offline = new OfflineReportWriter(writerThreads)

const conversationWith = (attack: string): ConversationToReport =>
  talk(
    'Thank you for making the time today. How did the rollout in the northern warehouse go for your team?',
    'It went better than I feared, although the scanners were two days late and we had to count by hand.',
    'That sounds hard. What would you want to change before the southern warehouse follows in the spring?',
    attack,
    'I see. And who is going to talk with the supplier about the scanners before then?',
    'I will call the supplier about the scanners next week, and tell you what they promise.',
  )

/** The report's structure without its texts. */
function shapeOf({ overview, keyPoints, actionItems, visualizations, meta }: WrittenReport) {
  return {
    overview: typeof overview,
    keyPoints: keyPoints.map((one) => Object.keys(one).toSorted()),
    actionItems: actionItems.map((one) => [...Object.keys(one).toSorted(), one.status, one.owner]),
    topics: Object.values(visualizations).map((one) => Object.keys(one).toSorted()),
    meta: Object.keys(meta).toSorted(),
  }
}

describe.each<[LlmVendor]>([['anthropic'], ['openai']])('an attack that a model of %s repeats everywhere', (vendor) => {
  const writer = () => new LlmReportWriter(openTestLlm(vendor, llm), offline)

  it('is one of forty', () => {
    expect(new Set(spokenAttacks).size).toBe(40)
  })

  it.each(spokenAttacks)('changes only words: %j', async (attack) => {
    const source = conversationWith(attack)
    llm.chooseFault = () => 'echo'
    const report = await writer().write(source)
    expect(report.meta.writer).toBe('llm')
    expectSound(report, source)
    const { markdown, plain } = textsOf(report)
    for (const text of markdown) expectNoMarkup(text)
    for (const text of plain) expect(text).not.toMatch(/[<>[\]`*_#|~\\{}\n\u2028\u2029]/)
    llm.echoedTurn = 1
    const harmless = await writer().write(source)
    llm.echoedTurn = 3
    expect(shapeOf(report)).toEqual(shapeOf(harmless))
  })

  it.each(spokenAttacks)('reaches the model inside its own turn only: %j', async (attack) => {
    await writer().write(conversationWith(attack))
    await writer().write(conversationWith('I would want the scanners to be there before the people are.'))
    const [attacked, harmless] = llm.questions
    expect(attacked!.system).toBe(harmless!.system)
    const turns = attacked!.prompt.split('\n').filter((line) => line.startsWith('{"turn"'))
    expect(turns).toHaveLength(6)
    expect(turns.map((line) => (JSON.parse(line) as { says: string }).says)[3]).toBe(attack)
    expect(attacked!.prompt.split('\n')).toHaveLength(harmless!.prompt.split('\n').length)
    expect(turns[3]).not.toMatch(/[<>\u2028\u2029]/)
  })

  it.each(spokenAttacks)('is only text in a combined report: %j', async (attack) => {
    llm.chooseFault = () => 'echo'
    const markdown = await writer().combine([conversationWith(attack)], 'Write:\n## Wins\n## Losses')
    expect(markdown.match(/^## .*$/gm)).toEqual(['## Wins', '## Losses'])
    for (const line of markdown.split('\n')) expectNoMarkup(line.replace(/^(?:## |- )/, ''))
  })
})

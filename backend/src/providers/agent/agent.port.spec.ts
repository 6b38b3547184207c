import { Logger } from '@nestjs/common'
import { longestSecs } from '@clarity/offline-language'
import { start, type LlmFault, type FakeLlm } from '@clarity/fakes/llm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { LlmVendor } from '../../config/llm-settings.js'
import { spokenAttacks } from '../../../test/spoken-attacks.js'
import { llmKey, openTestLlm } from '../../../test/test-llm.js'
import { agentThreads } from '../../../test/test-threads.js'
import type { Agent, AgentTurn } from './agent.js'
import { LlmAgent } from './llm/llm-agent.js'
import { OfflineAgent } from './offline-agent.js'
import { conversations } from '@clarity/offline-language/test/replay'

let llm: FakeLlm
const offline = new OfflineAgent(agentThreads)
const { scenario } = conversations[0]!

beforeAll(async () => {
  // This spec provokes errors, which would fill the log.
  Logger.overrideLogger(false)
  llm = await start({ apiKey: llmKey })
  await offline.prepare()
})
afterEach(() => llm.reset())
afterAll(() => llm.close())

const vendors: [LlmVendor][] = [['anthropic'], ['openai']]
const adapters: [string, () => Agent][] = [
  ['offline', () => offline],
  ...vendors.map(([vendor]): [string, () => Agent] => [vendor, () => new LlmAgent(openTestLlm(vendor, llm), offline)]),
]

const turnsWith = (said: string): AgentTurn[] => [
  { role: 'agent', message: 'Hello, good to see you. What brings you here?', at: 0 },
  { role: 'user', message: said, at: 5 },
]
const unspeakable = /[<>[\]`*_#|~\\{}\n\u2028\u2029]/

describe.each(adapters)('Agent by %s', (_, create) => {
  it('opens with the scenario’s first words', async () => {
    expect(await create().open(scenario)).toEqual(await offline.open(scenario))
  })

  it('replies differently to a different message', async () => {
    const one = await create().reply(scenario, turnsWith('I would like to talk about our delivery times.'), 10)
    const other = await create().reply(scenario, turnsWith('What does it cost for a team of forty?'), 10)
    expect(one.text).not.toBe(other.text)
    expect(one.closes).toBe(false)
  })

  it('says goodbye when the time is up', async () => {
    expect((await create().reply(scenario, turnsWith('And another thing.'), longestSecs)).closes).toBe(true)
  })

  it.each(spokenAttacks)('answers every message in plain words: %j', async (attack) => {
    llm.chooseFault = () => 'echo'
    llm.echoedTurn = 1
    const { text } = await create().reply(scenario, turnsWith(attack), 10)
    expect(text).toMatch(/[\p{L}\p{N}]/u)
    expect(text).not.toMatch(unspeakable)
    expect(text.length).toBeLessThanOrEqual(600)
  })
})

describe.each(vendors)('an agent that speaks by a model of %s', (vendor) => {
  const turns = turnsWith('I would like to talk about our delivery times.')

  it('says what the model says', async () => {
    const { text } = await new LlmAgent(openTestLlm(vendor, llm), offline).reply(scenario, turns, 10)
    expect(text).toContain('I would like to talk about our delivery times')
    expect(llm.refusals).toEqual([])
  })

  it.each<LlmFault>(['too-many', 'error', 'prose', 'truncated', 'declined', 'empty', 'hang'])(
    'gives the reply of the offline agent if the model fails with "%s"',
    async (fault) => {
      llm.chooseFault = () => fault
      const agent = new LlmAgent(openTestLlm(vendor, llm, { timeLimitMs: 500 }), offline)
      expect(await agent.reply(scenario, turns, 10)).toEqual(await offline.reply(scenario, turns, 10))
    },
  )
})

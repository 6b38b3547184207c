import { isSvgIcon } from '@clarity/contracts'
import {
  type ConversationToReport,
  countTalk,
  nextReply,
  openConversation,
  type AgentTurn,
} from '@clarity/offline-language'
import { describe, expect, it } from 'vitest'
import { sampleScenarios } from './sample-scenarios.js'

function section(prompt: string, heading: string): string {
  return prompt.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
}

function conversationOf(...messages: readonly string[]): ConversationToReport {
  return {
    scenarioTitle: '',
    scenarioPrompt: '',
    postCallPrompt: '',
    language: 'en',
    recipientName: 'Tom Berger',
    managerName: null,
    durationSecs: 30,
    transcript: messages.map((message, at) => ({
      role: at % 2 === 0 ? 'agent' : 'user',
      message,
      time_in_call_secs: at * 10,
      tool_calls: [],
      duration: null,
    })),
  }
}

describe.each(sampleScenarios)('the sample "$title"', (scenario) => {
  it('has a prompt of six sections in order', () => {
    const headings = [...scenario.ai_prompt.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual([
      'Who you are',
      'The situation',
      'How you speak',
      'What you say',
      'Goals',
      'When to close',
    ])
  })

  it('has lines for what people often say, each a condition with its words', () => {
    const lines = section(scenario.ai_prompt, 'What you say')
      .split('\n')
      .filter((line) => line.startsWith('- '))
    expect(lines.length).toBeGreaterThanOrEqual(5)
    for (const line of lines) expect(line).toMatch(/^- If they [^"]+ \("[^"]+"(?:, "[^"]+"){1,2}\), say: "[^"]+[.?!]"$/)
  })

  it('has five to seven goals, each with the line that it can be said with', () => {
    const goals = section(scenario.ai_prompt, 'Goals')
      .split('\n')
      .filter((line) => line.startsWith('- '))
    expect(goals.length).toBeGreaterThanOrEqual(5)
    expect(goals.length).toBeLessThanOrEqual(7)
    for (const goal of goals) expect(goal).toMatch(/^- [A-Z][^:]+: .+ Ask: "[^"]+[.?]"$/)
  })

  it('is played by the offline agent, with something new in each turn', () => {
    const { title, ai_prompt: prompt, recipient_role_description: recipientRole } = scenario
    const firstMessage = scenario.first_message ?? ''
    const played = { title, prompt, firstMessage, language: 'en', recipientName: 'Tom Berger', recipientRole }
    const turns: AgentTurn[] = [{ role: 'agent', message: openConversation(played).text, at: 0 }]
    for (const [place, message] of [
      'Hello.',
      'We start on Monday with three people.',
      'What do you think?',
    ].entries()) {
      turns.push({ role: 'user', message, at: (place + 1) * 15 })
      turns.push({ role: 'agent', message: nextReply(played, turns, (place + 1) * 15).text, at: (place + 1) * 15 + 2 })
    }
    const said = turns.filter(({ role }) => role === 'agent').map(({ message }) => message)
    expect(new Set(said).size).toBe(4)
    expect(said.join(' ')).not.toMatch(/undefined|null|\{\w*\}/)
  })

  it('has five goals, none of which needs a language model, each with a sentence that meets it', async () => {
    const goals = scenario.goals ?? []
    expect(goals).toHaveLength(5)
    for (const { label, hint, check } of goals) {
      expect(hint, label).toMatch(/^[A-Z].+[.?]$/)
      if (check.kind === 'questions' || check.kind === 'talk_share') continue
      const said = { ...conversationOf(scenario.first_message ?? '', hint ?? ''), goals: [{ label, check }] }
      expect((await countTalk(said)).goals).toEqual([expect.objectContaining({ label, met: true })])
    }
  })

  it('opens, is analysed, and is drawn', () => {
    expect(scenario.first_message).not.toBe('')
    expect(scenario.post_call_prompt).not.toBe('')
    expect(isSvgIcon(scenario.icon)).toBe(true)
  })
})

it('offers the samples in a fixed order', () => {
  expect(sampleScenarios.map(({ sort_order }) => sort_order)).toEqual([10, 20, 30, 40, 50])
})

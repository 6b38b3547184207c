import { isSvgIcon } from '@clarity/contracts'
import { describe, expect, it } from 'vitest'
import { sampleScenarios } from './sample-scenarios.js'

function section(prompt: string, heading: string): string {
  return prompt.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
}

describe.each(sampleScenarios)('the sample "$title"', (scenario) => {
  it('has a prompt of five sections in order', () => {
    const headings = [...scenario.ai_prompt.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(['Who you are', 'The situation', 'How you speak', 'Goals', 'When to close'])
  })

  it('has five to seven goals, each with the line that it can be said with', () => {
    const goals = section(scenario.ai_prompt, 'Goals')
      .split('\n')
      .filter((line) => line.startsWith('- '))
    expect(goals.length).toBeGreaterThanOrEqual(5)
    expect(goals.length).toBeLessThanOrEqual(7)
    for (const goal of goals) expect(goal).toMatch(/^- [A-Z][^:]+: .+ Ask: "[^"]+[.?]"$/)
  })

  it('opens, is analysed, and is drawn', () => {
    expect(scenario.first_message).not.toBe('')
    expect(scenario.post_call_prompt).not.toBe('')
    expect(isSvgIcon(scenario.icon)).toBe(true)
  })
})

it('offers the samples in an order of their own', () => {
  expect(sampleScenarios.map(({ sort_order }) => sort_order)).toEqual([10, 20, 30, 40, 50])
})

import { readdirSync, readFileSync } from 'node:fs'
import type { AgentScenario } from '../src/agent/prompt/agent-scenario.js'

export interface LabelledLine {
  act: string
  say: string
  reply: string
  /** The place of the sentence that answers it, -1 if none does. */
  answer: number
}

export interface LabelledScenario {
  scenario: AgentScenario
  sentences: { kind: string; text: string }[]
  lines: LabelledLine[]
}

export type ScenarioSet = 'scenarios' | 'scenarios-held-out'

interface File extends Omit<AgentScenario, 'prompt'>, Pick<LabelledScenario, 'sentences' | 'lines'> {
  prompt: string[]
}

export function readScenarios(set: ScenarioSet): LabelledScenario[] {
  const folder = `${import.meta.dirname}/test-data/${set}`
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const { sentences, lines, prompt, ...rest } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as File
      return { scenario: { ...rest, language: 'en', prompt: prompt.join('\n') }, sentences, lines }
    })
}

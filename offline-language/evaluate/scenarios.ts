import { readdirSync, readFileSync } from 'node:fs'
import type { AgentScenario } from '../src/agent/prompt/agent-scenario.js'
import { readWrittenScenarios } from '../test/play-script.js'

export type ScenarioSet = 'scenarios' | 'scenarios-held-out'

/** What a sentence of a prompt is: see test-data/README.md. */
export type LabelledKind =
  | 'who'
  | 'fact'
  | 'view'
  | 'wish'
  | 'refuses'
  | 'limit'
  | 'bargain'
  | 'secret'
  | 'unknown'
  | 'person'
  | 'manner'
  | 'meta'

export interface LabelledSentence {
  kind: LabelledKind
  text: string
}

export interface LabelledScenario {
  name: string
  scenario: AgentScenario
  sentences: LabelledSentence[]
}

/** The scenarios of a set, each with the kinds of its sentences. */
export function readScenarios(set: ScenarioSet): LabelledScenario[] {
  const folder = `${import.meta.dirname}/test-data/${set}`
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const { prompt, sentences, title, firstMessage, recipientName, recipientRole } = JSON.parse(
        readFileSync(`${folder}/${file}`, 'utf8'),
      ) as Omit<AgentScenario, 'prompt'> & { prompt: string[]; sentences: LabelledSentence[] }
      return {
        name: file.replace('.json', ''),
        scenario: { title, prompt: prompt.join('\n'), firstMessage, recipientName, recipientRole, language: 'en' },
        sentences,
      }
    })
}

/** The prompts of `prompt-kinds.json`: of the written scenarios in `test/test-data/agent`, else a sentence in each line. */
export function readLabelledPrompts(): LabelledScenario[] {
  const file = readFileSync(`${import.meta.dirname}/test-data/prompt-kinds.json`, 'utf8')
  const written = new Map(readWrittenScenarios().map(({ name, scenario }) => [name, scenario]))
  const other = { title: '', firstMessage: '', recipientName: 'Alex', recipientRole: 'Caller', language: 'en' }
  return Object.entries(JSON.parse(file) as Record<string, LabelledSentence[]>).map(([name, sentences]) => ({
    name,
    scenario: written.get(name) ?? { ...other, prompt: sentences.map(({ text }) => text).join('\n') },
    sentences,
  }))
}

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

/** What a person may say first, with the sentence that decides the reply (-1: none) and a good actor's reply. */
export interface LabelledLine {
  act: 'asks' | 'proposes' | 'accepts' | 'refuses' | 'tells' | 'comforts' | 'attacks' | 'greets' | 'ends'
  say: string
  answer: number
  reply: string
}

export interface LabelledPrompt {
  name: string
  scenario: AgentScenario
  sentences: LabelledSentence[]
}

export interface LabelledScenario extends LabelledPrompt {
  lines: LabelledLine[]
}

interface File extends Omit<AgentScenario, 'prompt' | 'language'>, Pick<LabelledScenario, 'sentences' | 'lines'> {
  prompt: string[]
}

/** The labelled scenarios of a folder of test-data/. */
export function readScenarios(set: ScenarioSet): LabelledScenario[] {
  const folder = `${import.meta.dirname}/test-data/${set}`
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const { sentences, lines, prompt, ...rest } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as File
      const scenario = { ...rest, language: 'en', prompt: prompt.join('\n') }
      return { name: file.replace('.json', ''), scenario, sentences, lines }
    })
}

/** The prompts of `prompt-kinds.json`: of the written scenarios in `test/test-data/agent`, else a sentence in each line. */
export function readLabelledPrompts(): LabelledPrompt[] {
  const file = readFileSync(`${import.meta.dirname}/test-data/prompt-kinds.json`, 'utf8')
  const written = new Map(readWrittenScenarios().map(({ name, scenario }) => [name, scenario]))
  const other = { title: '', firstMessage: '', recipientName: 'Alex', recipientRole: 'Caller', language: 'en' }
  return Object.entries(JSON.parse(file) as Record<string, LabelledSentence[]>).map(([name, sentences]) => ({
    name,
    scenario: written.get(name) ?? { ...other, prompt: sentences.map(({ text }) => text).join('\n') },
    sentences,
  }))
}

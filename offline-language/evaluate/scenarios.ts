import { readdirSync, readFileSync } from 'node:fs'
import type { AgentScenario } from '../src/agent/prompt/agent-scenario.js'

export type SentenceKind =
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
  kind: SentenceKind
  text: string
}

/** What a person may say first, with the sentence that decides the reply (-1: none) and a good actor's reply. */
export interface LabelledLine {
  act: 'asks' | 'proposes' | 'accepts' | 'refuses' | 'tells' | 'comforts' | 'attacks' | 'greets' | 'ends'
  say: string
  answer: number
  reply: string
}

export interface LabelledScenario {
  file: string
  scenario: AgentScenario
  sentences: LabelledSentence[]
  lines: LabelledLine[]
}

export const scenarioSets = ['scenarios', 'scenarios-held-out'] as const
export type ScenarioSet = (typeof scenarioSets)[number]

/** The labelled scenarios of a folder of test-data/. */
export function readScenarios(set: ScenarioSet): LabelledScenario[] {
  const folder = new URL(`./test-data/${set}/`, import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { sentences, lines, prompt, ...rest } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<
        LabelledScenario & AgentScenario,
        'prompt'
      > & { prompt: string[] }
      return { file, sentences, lines, scenario: { ...rest, language: 'en', prompt: prompt.join('\n') } }
    })
}

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

/** A further turn of a person in other words than the prompt's, with the sentences that answer it; none if nothing does. */
export interface AskedTurn {
  say: string
  answers: number[]
}

export interface LabelledPrompt {
  name: string
  scenario: AgentScenario
  sentences: LabelledSentence[]
}

export interface LabelledScenario extends LabelledPrompt {
  lines: LabelledLine[]
  asked: AskedTurn[]
}

interface File extends Omit<AgentScenario, 'prompt' | 'language'>, Pick<LabelledScenario, 'sentences' | 'lines'> {
  prompt: string[]
  /** Turns by the places of the sentences that answer them: "3", "4+7" or "none". */
  asked?: Record<string, string[]>
}

const askedTurns = (asked: Record<string, string[]>): AskedTurn[] =>
  Object.entries(asked).flatMap(([places, says]) =>
    says.map((say) => ({ say, answers: places === 'none' ? [] : places.split('+').map(Number) })),
  )

/** The labelled scenarios of a folder of test-data/. */
export function readScenarios(set: ScenarioSet): LabelledScenario[] {
  const folder = `${import.meta.dirname}/test-data/${set}`
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const text = readFileSync(`${folder}/${file}`, 'utf8')
      const { sentences, lines, prompt, asked = {}, ...rest } = JSON.parse(text) as File
      const scenario = { ...rest, language: 'en', prompt: prompt.join('\n') }
      return { name: file.replace('.json', ''), scenario, sentences, lines, asked: askedTurns(asked) }
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

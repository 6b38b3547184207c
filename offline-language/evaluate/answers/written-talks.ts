import { readdirSync, readFileSync } from 'node:fs'
import type { AgentScenario } from '../../src/agent/prompt/agent-scenario.js'
import { roleOf } from '../../src/agent/role/role-of.js'
import { sentencesOf } from '../../src/language/sentences/sentences-of.js'
import { candidatePieces, exampleLine, type ExampleScenario } from './examples.js'

const folder = `${import.meta.dirname}/../../test/test-data/agent`

/** They are few, plain, and always answered. */
const ofWritten = 4

interface File extends Omit<AgentScenario, 'prompt' | 'language'> {
  prompt: string[]
  people: { said: string[]; hears?: { after: string; reply: string }[] }[]
}

/** The questions of the written conversations whose answer they give: plain ones, in the words of the prompt. */
export function writtenTalks(): ExampleScenario[] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const { prompt, people, ...rest } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as File
      const candidates = roleOf({ language: 'en', ...rest, prompt: prompt.join('\n') }).statements
      const lines = people.flatMap(({ said, hears = [] }) =>
        hears.flatMap(({ after, reply }) => {
          const question = sentencesOf(said.find((line) => line.includes(after)) ?? '').at(-1) ?? ''
          const right = candidates.flatMap(({ said }, at) => (said && new RegExp(reply).test(said) ? at : []))
          if (!question.endsWith('?') || right.length === 0) return []
          return exampleLine(question, candidates, { right, isMissing: false, isMeasured: false, weight: ofWritten })
        }),
      )
      return { candidates: candidatePieces(candidates), lines }
    })
}

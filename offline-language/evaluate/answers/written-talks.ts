import { readdirSync, readFileSync } from 'node:fs'
import { candidatesOf } from '../../src/agent/answers/candidates.js'
import { featuresOf } from '../../src/agent/answers/pair-features.js'
import { readingOf } from '../../src/agent/answers/reading.js'
import type { AgentScenario } from '../../src/agent/prompt/agent-scenario.js'
import { asKnownTo } from '../../src/agent/replies/told-on-condition.js'
import { roleOf } from '../../src/agent/role/role-of.js'
import { sentencesOf } from '../../src/language/sentences/sentences-of.js'
import type { Example } from './examples.js'

const folder = `${import.meta.dirname}/../../test/test-data/agent`

interface File extends Omit<AgentScenario, 'prompt' | 'language'> {
  prompt: string[]
  people: { said: string[]; hears?: { after: string; reply: string }[] }[]
}

/** The questions of the written conversations whose answer they give: plain ones, in the words of the prompt. */
export function writtenTalks(from: number): Example[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file, place) => {
      const { prompt, people, ...rest } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as File
      const candidates = candidatesOf(asKnownTo([], roleOf({ language: 'en', ...rest, prompt: prompt.join('\n') })))
      return people.flatMap(({ said, hears = [] }) =>
        hears.flatMap(({ after, reply }) => {
          const question = sentencesOf(said.find((line) => line.includes(after)) ?? '').at(-1) ?? ''
          const right = candidates.flatMap(({ text }, at) => (new RegExp(reply).test(text) ? at : []))
          if (!question.endsWith('?') || right.length === 0) return []
          const features = featuresOf(readingOf(question), candidates)
          return [{ ...features, scenario: from + place, isMeasured: false, weight: 1, right, isMissing: false }]
        }),
      )
    })
}

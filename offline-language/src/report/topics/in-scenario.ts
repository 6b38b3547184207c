import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Features } from '../learned/features.js'

/** The title and the first sentences say what a talk is for, the others how it may go. */
const early = 4

/** In how many sentences of a scenario's title and prompts something is named, whole or in part. */
export function inScenario(scenario: string): (name: string) => Features {
  const sentences = sentencesOf(scenario).map(contentStems)
  return (name) => {
    const stems = [...contentStems(name)]
    const whole = sentences.map((own) => stems.every((stem) => own.has(stem)))
    const part = sentences.filter((own) => stems.some((stem) => own.has(stem)))
    return {
      promptAll: Math.log(1 + whole.filter(Boolean).length),
      promptSome: Math.log(1 + part.length),
      promptEarly: Number(whole.slice(0, early).some(Boolean)),
    }
  }
}

import type { AgentScenario } from '../prompt/agent-scenario.js'
import { pronounIn } from '../prompt/part-pronoun.js'
import { loadWords } from '../../data/load-words.js'

/** Who is who in a prompt, by the words for them. */
export interface Cast {
  /** How the prompt speaks of the part. */
  pronoun: 'you' | 'he' | 'she'
  /** The forms of that pronoun. */
  own: ReadonlySet<string>
  /** The names of the part. */
  part: ReadonlySet<string>
  /** The names and nouns of the person who practises. */
  person: ReadonlySet<string>
}

const lists = loadWords('written', 'you', 'he', 'she', 'person', 'light', 'noName')
const light = new Set(lists.light)
const wordsOf = (text: string) => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !light.has(word))

export function castOf({ prompt, recipientName, recipientRole }: AgentScenario, partName: string | null): Cast {
  const told = pronounIn(prompt)
  // "Mrs. Meyers" of whose husband the prompt tells more
  const pronoun = told === 'he' && /^(?:Mrs|Ms|Miss|Frau)\b/.test(partName ?? '') ? 'she' : told
  const part = new Set(wordsOf(partName ?? ''))
  const role = recipientRole.split(/,| (?:of|in|at|for|who|from) /)[0] ?? ''
  const person = [...lists.person, ...wordsOf(recipientName), ...wordsOf(role)].filter((word) => !part.has(word))
  return { pronoun, own: new Set(lists[pronoun]), part, person: new Set(person) }
}

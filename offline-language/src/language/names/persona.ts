import { loadPatterns } from '../../data/load-patterns.js'
import { meansSomebody } from '../phrases/persons.js'
import { isNoName } from './no-name.js'

const { names, labels, trade, nation } = loadPatterns('persona', 'names', 'labels', 'trade', 'nation')

/** The name that a prompt gives to the agent: "Mr. Brandt", "Tess" with all its parts. */
export interface Persona {
  name: string
  /** In lower case. */
  parts: readonly string[]
}

/** The first name that a prompt gives to the agent: "You play Tess Oduya", "Role: Jonah Adeyemi"; null if none. */
export function personaOf(scenarioPrompt: string): Persona | null {
  const prompt = scenarioPrompt.replace(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '')
  const found = [names, labels].flatMap((pattern) => [...prompt.matchAll(new RegExp(pattern, `${pattern.flags}g`))])
  for (const { groups = {} } of found.filter(({ groups }) => groups?.['first'] !== product)) {
    const { title, first = '', more = '' } = groups
    const words = [first, ...more.trim().split(' ')].filter(Boolean)
    if (title !== undefined) return { name: `${title} ${words.at(-1)}`, parts: partsOf([title, ...words]) }
    if (isName(first) && !words.some(isSomebody)) return { name: first, parts: partsOf(words) }
  }
  return null
}

/** The agent's own name, which a prompt has beside that of its part: "You are Clarity, playing Dana". */
const product = 'Clarity'

/** Whether a name is the persona's: "Norman" and "Norman Pask", but not "Mrs Pask". */
export function isSame(name: string, { parts }: Persona): boolean {
  const own = partsOf(name.split(' ').filter(Boolean))
  return own.length > 0 && own.every((part) => parts.includes(part))
}

const partsOf = (words: readonly string[]): string[] => words.map((word) => word.replace('.', '').toLowerCase())

const isName = (word: string): boolean => !isNoName(word.toLowerCase()) && !nation.test(word)

/** "Role: Store Manager". */
function isSomebody(word: string): boolean {
  const lower = word.toLowerCase()
  return meansSomebody({ lower, lemma: lower }) || trade.test(word)
}

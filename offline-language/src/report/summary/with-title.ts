import { lowerFirst } from '../../language/tokens/first-letter.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { Conversation } from '../read/conversation.js'
import { isOfTitle } from './follows-scenario.js'

const { bySomebody } = loadPatterns('with-title', 'bySomebody')
const mostKnown = 4
const fewestNew = 2

/** "Ann wants to come back (return to work after long sickness)": a matter in few words, with the title of the scenario. */
export function withTitle(matter: string, { cast, scenarioTitle, turns }: Conversation, prompt: string): string {
  const title = scenarioTitle.trim().replace(/\.$/, '')
  const stemsOf = (text: string) => [...contentStems(text)].filter((stem) => !cast.nameParts.has(stem))
  const known = stemsOf(matter)
  const named = stemsOf(title)
  const others = named.filter((stem) => !known.includes(stem))
  const isNew = others.length >= fewestNew && others.length > named.length / 2
  const isThin = !/[“:]/.test(matter) && known.length <= mostKnown && isNew
  if (!isThin || bySomebody.test(title)) return matter
  const texts = turns.map(({ text }) => text)
  if (!isOfTitle(title, title, prompt, texts, cast)) return matter
  return `${matter} (${isName(title, texts.join(' ')) ? title : lowerFirst(title)})`
}

/** A title that begins with a word that is spoken only with a capital letter. */
function isName(title: string, said: string): boolean {
  const [first = ''] = title.split(' ', 1)
  return said.includes(first) && !said.includes(first.toLowerCase())
}

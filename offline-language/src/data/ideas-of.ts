import * as v from 'valibot'
import { loadData } from './load-data.js'
import { type Part, sourceOf } from './load-patterns.js'

/** For specs: an idea's own expression, with a text that it matches, and a text close to it that it does not match. */
export interface IdeaExample {
  name: string
  idea: RegExp
  matches: string
  differs: string
}

const Patterns = v.record(
  v.string(),
  v.object({ pattern: v.custom<Part>((part) => part !== undefined), flags: v.string() }),
)

/** The named ideas of a pattern in `data/patterns/{file}.json`. Throws if one has no example, or an example no idea. */
export function ideasOf(
  file: string,
  pattern: string,
  examples: Readonly<Record<string, readonly [matches: string, differs: string]>>,
): IdeaExample[] {
  const { [pattern]: found } = loadData(`patterns/${file}`, Patterns)
  const ideas = found ? namedIn(found.pattern, (idea) => idea) : []
  const names = ideas.map(([name]) => name)
  if (names.join() !== Object.keys(examples).join())
    throw new Error(`data/patterns/${file}.json: ${pattern} has the ideas ${names.join(', ')}`)
  return ideas.map(([name, source]) => {
    const [matches, differs] = examples[name]!
    const idea = new RegExp(source, found!.flags.replace('g', ''))
    return { name: `${file}, ${pattern}: ${name}`, idea, matches, differs }
  })
}

/** The named parts, each in the whole expression in place of its list. */
function namedIn(part: Part, whole: (source: string) => string): [name: string, source: string][] {
  if (typeof part === 'string') return []
  const { before = '', any, after = '' } = part
  const [start, middle, end] = [sourceOf(before), sourceOf({ any }), sourceOf(after)]
  const among = Object.entries(any).flatMap(([name, idea]) => {
    const inPlace = (source: string) => whole(`${start}${source}${end}`)
    const within = namedIn(idea, inPlace)
    if (within.length > 0 || Array.isArray(any)) return within
    return [[name, inPlace(sourceOf(idea))] satisfies [string, string]]
  })
  return [
    ...namedIn(before, (source) => whole(`${source}${middle}${end}`)),
    ...among,
    ...namedIn(after, (source) => whole(`${start}${middle}${source}`)),
  ]
}

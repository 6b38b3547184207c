import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { besideMatter } from './overview-quote.js'

/** A quote that has nearly half of its words from the matter says it again. */
const repeated = 0.4

/** "Ann disputes a bill: “You said ninety.”": the matter before the first words of the one who has it. */
export function withMatter(matter: string | null, [first, ...others]: string[]): string[] {
  if (!matter) return first === undefined ? [] : [first, ...others]
  if (first !== undefined && repeats(first, matter)) return [`${matter}.`, ...others]
  const [, name, said] = first?.match(/^(.+?) says: “([^“”]+)”$/) ?? []
  const isOfName = name !== undefined && matter.startsWith(`${name} `) && !matter.startsWith(`${name} and `)
  if (said === undefined || !isOfName || matter.endsWith('”'))
    return [`${matter}.`, ...(first === undefined ? [] : [first]), ...others]
  const more = besideMatter(said, matter)
  return [more === '' ? `${matter}.` : `${matter}: “${more}”`, ...others]
}

function repeats(sentence: string, matter: string): boolean {
  const said = contentStems(/“([^“”]+)”/.exec(sentence)?.[1] ?? '')
  return said.size > 0 && shared(said, contentStems(matter)) >= said.size * repeated
}

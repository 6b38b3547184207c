import { besideMatter } from './overview-quote.js'

/** "Ann disputes a bill: “You said ninety.”": the matter before the first words of the one who has it. */
export function withMatter(matter: string | null, [first, ...others]: string[]): string[] {
  if (!matter) return first === undefined ? [] : [first, ...others]
  const [, name, said] = first?.match(/^(.+?) says: “([^“”]+)”$/) ?? []
  if (name === undefined || said === undefined || !matter.startsWith(`${name} `))
    return [`${matter}.`, ...(first === undefined ? [] : [first]), ...others]
  const more = besideMatter(said, matter)
  return [more === '' ? `${matter}.` : `${matter}: “${more}”`, ...others]
}

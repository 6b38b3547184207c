import type { Cast } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'

/** "Ann disputes a bill: “You said ninety.”": the matter before the first words of the person. */
export function withMatter(matter: string | null, { user }: Cast, [first, ...others]: string[]): string[] {
  if (!matter) return first === undefined ? [] : [first, ...others]
  const says = `${capitalised(user.short)} says: `
  const quote = first?.startsWith(says) && !/ says: /.test(first.slice(says.length)) ? first.slice(says.length) : ''
  return [quote ? `${matter}: ${quote}` : first === undefined ? `${matter}.` : `${matter}; ${first}`, ...others]
}

import type { Cast } from '../../language/names/cast.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { relative } = loadPatterns('plain-prompt', 'relative')

/** A prompt as its matter is read: the user under that name, a third person by name, no full stop in a title. */
export function plainPrompt(written: string, { user }: Cast): string {
  const prompt = written.replace(/\b(Mrs?|Ms|Dr|Prof)\. /g, '$1 ')
  const named = [...prompt.matchAll(relative)].map(({ groups }) => groups!['name']!)
  const others = new Set(named.filter((name) => !user.full.includes(name)))
  const [third] = others
  const clear = others.size === 1 ? prompt.replace(objectOfWish, (_, verb: string) => `${verb} ${third} to `) : prompt
  if (!user.isNamed) return clear
  const name = user.short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return clear
    .replace(new RegExp(`\\b[Yy]our (?:\\p{Ll}+ ){1,2}(?=${name}\\b)`, 'gu'), '')
    .replace(new RegExp(`(^|[.!?]\\s+)${name} (?=\\p{Ll}+s )`, 'gu'), '$1The user ')
}

/** "You want him to start". */
const objectOfWish = /\b(want|need|ask|would like) (?:him|her) to /g

import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { coverage, meaningOf } from './meaning.js'
import type { WrittenSecret } from './written-secret.js'
import type { Secret, Unit } from './unit.js'

export function secretOf(text: string, { keys }: WrittenSecret): Secret {
  return { text, stems: meaningOf(text), keys }
}

const joint = /(,? (?:because|since|as|after|which|who|but|and),? )/i
const leastAbout = 0.6

/** "You only tell about Mr. Brandt when …": the units about him are removed. */
export function cutFrom(said: Unit[], secret: WrittenSecret): Secret | null {
  const fits = said.map(({ stems }) => coverage(secret.about, stems))
  const at = fits.indexOf(Math.max(...fits))
  const unit = said[at]
  if (!unit || fits[at]! < leastAbout) return null
  const clauses = unit.text.split(joint)
  const from = clauses.findIndex((clause) => coverage(secret.about, meaningOf(clause)) >= leastAbout)
  const kept = clauses
    .slice(0, from - (from % 2))
    .join('')
    .replace(/(?:,? (?:and|but|because|since|as|who|which))?[\s,;.]*$/, '')
  const open = kept ? `${kept}.` : unit.text
  const isOpen = open !== unit.text && coverage(secret.about, meaningOf(open)) < leastAbout
  said.splice(at, 1, ...(isOpen ? [{ ...unit, text: open, stems: meaningOf(open) }] : []))
  return secretOf(unit.text, secret)
}

/** A unit without the sentences that a lock keeps back. */
export function withoutLocked(unit: Unit, locked: ReadonlySet<string>, topics: readonly ReadonlySet<string>[]): Unit[] {
  const isOpen = (sentence: string) =>
    !topics.some((topic) => topic.size > 0 && shared(topic, contentStems(sentence)) === topic.size)
  const text = [...locked]
    .reduce((rest, each) => rest.replace(each, ''), unit.text)
    .split(/(?<=[.!?]) /)
    .filter(isOpen)
    .join(' ')
    .trim()
  return text === '' ? [] : [{ ...unit, text, stems: text === unit.text ? unit.stems : meaningOf(text) }]
}

/** "You do not talk about your wife unless …" is the key to what no one knows about her. */
export function withKeysOf(written: readonly WrittenSecret[], secrets: readonly Secret[]): void {
  for (const { about, keys } of written) {
    const meant = secrets.find(({ stems }) => coverage(about, stems) >= leastAbout)
    meant?.keys.push(...keys)
  }
}

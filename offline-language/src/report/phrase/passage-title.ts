import { plainText } from '../../language/markdown/escape-markdown.js'
import { capitalised } from '../../language/names/party.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { figurePhrases } from './figure-phrases.js'
import { kindOfPoint } from './kind-of-point.js'
import { openingOf } from './opening-words.js'
import type { Title } from './titles-of.js'

const longest = 40

/** A heading that is not in `used`, and has a word that those have not; else how a statement begins. */
export function passageTitle(
  main: Sentence,
  titles: readonly Title[],
  used: ReadonlySet<string>,
  others: readonly Sentence[] = [],
  more: { near: readonly string[]; amount?: string | undefined } = { near: [] },
): string {
  const usedStems = new Set([...used].flatMap((text) => [...contentStems(text)]))
  const isNew = ({ text }: Title) => ![...contentStems(text)].every((stem) => usedStems.has(stem))
  const fresh = titles.filter(isNew)
  const [strong, weak] = [fresh.filter(({ weight }) => weight >= leastWeight), fresh.filter(isWeak)]
  const opening = openingOf(main, others, longest)
  const figures = [main, ...others].flatMap(figurePhrases)
  const names = (all: readonly Title[]) => all.map(({ text }) => text)
  const [best] = titles
  // "Rent: 1,250", beside a point about the rent.
  const again = (figure: string | undefined) =>
    best && figure && !fresh.includes(best) ? [`${best.text}: ${figure}`] : []
  const kind = kindOfPoint(others)
  // "Clutch: refusal", beside another point about the clutch.
  const ofKind = kind === null ? [] : [...(best && best.weight >= leastOfMatter ? [`${best.text}: ${kind}`] : []), kind]
  const title = [
    ...again(more.amount),
    ...names(strong),
    ...ofKind,
    ...names(weak),
    ...again(figures[0]),
    ...figures,
    ...more.near,
    opening,
  ]
    .map((text) => capitalised(plainText(text)))
    .find((text) => text.length >= 3 && text.length <= longest && !used.has(text.toLowerCase()))
  return title ?? `Further statement, turn ${(main.turns[0] ?? 0) + 1}`
}

/** What names a point beside what it does. */
const leastOfMatter = 1
/** A thing that is named in passing says less than how the statement begins. */
const leastWeight = -0.65
const isWeak = ({ weight }: Title): boolean => weight < leastWeight

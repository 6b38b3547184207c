import { loadPatterns } from '../../data/load-patterns.js'
import { contentStems, stemOf } from '../../language/tokens/content-stems.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Features } from '../learned/features.js'
import type { TopicLabel } from './topic-label.js'

const { opens, closes, leadsTo, figure, settles, wants } = loadPatterns(
  'ways-of-naming',
  'opens',
  'closes',
  'leadsTo',
  'figure',
  'settles',
  'wants',
)
const firstWords = 5

/** How a topic is named: alone ("Landings."), after "now" or "what about", as what is wanted, beside a figure, or where something is settled. */
export function waysOfNaming({ name }: TopicLabel, mentions: readonly Sentence[]): Features {
  const stems = contentStems(name)
  const texts = mentions.map(({ text }) => text)
  const share = (is: (text: string) => boolean) => texts.filter(is).length / Math.max(1, texts.length)
  const isOfName = (words: Iterable<string>) => [...words].every((word) => stems.has(word))
  const alone = (text: string) => contentStems(text.replace(opens, '').replace(closes, ''))
  return {
    fronted: Number(texts.map(alone).some((words) => words.size > 0 && isOfName(words))),
    ledTo: Number(texts.some((text) => leadsTo.test(text) && isNear(text, stems))),
    figured: share((text) => figure.test(text)),
    settled: share((text) => settles.test(text)),
    wantedIn: share((text) => isWanted(text, stems)),
  }
}

const isNear = (text: string, stems: ReadonlySet<string>): boolean =>
  text
    .split(' ')
    .slice(0, firstWords)
    .some((word) => stems.has(stemOf(word.replace(/[^\p{L}\p{N}'-]/gu, ''))))

/** "I need a new card", "can you send it with the card": within four words. */
const isWanted = (text: string, stems: ReadonlySet<string>): boolean =>
  [...text.matchAll(wants)].some(({ index, 0: { length } }) => {
    const words = text
      .slice(index + length)
      .trim()
      .split(' ')
      .slice(0, 4)
    return words.some((word) => stems.has(stemOf(word.replace(/[^\p{L}\p{N}'-]/gu, ''))))
  })

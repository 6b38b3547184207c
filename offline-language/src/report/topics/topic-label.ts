import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import { plainText } from '../../language/markdown/escape-markdown.js'
import type { Word } from '../../language/tokens/language-model.js'
import { isTooGeneral } from '../../language/phrases/too-general.js'
import type { TopicPhrase } from '../../language/phrases/topic-phrases.js'

export interface TopicLabel {
  text: string
  /** Its form inside a sentence. */
  name: string
  stems: string[]
}

/** The topic's name: "blood pressure" if enough mentions have both words, else the noun alone. */
export function topicLabel(phrases: readonly TopicPhrase[]): TopicLabel | null {
  const words = mostCommonEnding(phrases)
  if (!words) return null
  const text = plainText(words.map((word) => word.text).join(' '))
  if (text.length < 3 || text.length > 40 || isIdentifier(text)) return null
  const isProper = words[0]?.pos === 'PROPN' || /^[\p{Lu}\d]{2}/u.test(text)
  return {
    text: capitalised(text),
    name: isProper ? text : lowerFirst(text),
    stems: words.filter(({ lower }) => lower !== 'of').map(({ stem }) => stem),
  }
}

const identifies = / (?:numbers?|codes?|ids?|address|details|reference|digits?)$/i

/** "Policy number", "booking reference": an identifier, and no topic. */
export const isIdentifier = (text: string): boolean => identifies.test(text)

interface Ending {
  count: number
  /** Each form of it, such as singular and plural, with its number of mentions. */
  forms: Map<string, { count: number; words: readonly Word[] }>
}

/** The longest ending that enough of the phrases share: their last one to four words. */
function mostCommonEnding(phrases: readonly TopicPhrase[]): readonly Word[] | undefined {
  const telling = phrases.filter(({ isHollow }) => !isHollow)
  const endings = [...endingsOf(telling).values()].map(({ count, forms }) => ({ count, words: mostCommonForm(forms) }))
  const isShared = (count: number) => phrases.length === 1 || count >= Math.max(2, phrases.length * 0.3)
  const only = onlyCompound(telling)
  if (only) return only
  return endings
    .filter(({ words }) => words.length > 0 && !isTooGeneral(words))
    .map(({ count, words }) => ({ words, count, isLong: words.length > 1 && isShared(count) }))
    .toSorted(
      (a, b) =>
        Number(b.isLong) - Number(a.isLong) ||
        (a.isLong ? 0 : Number(b.words.length === 1) - Number(a.words.length === 1)) ||
        b.words.length - a.words.length ||
        b.count - a.count,
    )[0]?.words
}

const fewMentions = 4

/** "Graphics driver", if a few mentions have no other noun before theirs. */
function onlyCompound(phrases: readonly TopicPhrase[]): readonly Word[] | undefined {
  if (phrases.length > fewMentions) return undefined
  const compounds = phrases
    .filter(({ words }) => words.length > 1 && words.every(({ pos }) => pos === 'NOUN' || pos === 'VERB'))
    .map(({ words }) => words.slice(-3))
  const forms = new Set(compounds.map((words) => words.map(({ stem }) => stem).join(' ')))
  const [first] = compounds
  return forms.size === 1 && first && !isTooGeneral(first) ? first : undefined
}

function endingsOf(phrases: readonly TopicPhrase[]): Map<string, Ending> {
  const endings = new Map<string, Ending>()
  for (const { words } of phrases) {
    const hasOf = words.some(({ lower }) => lower === 'of')
    for (let length = hasOf ? words.length : 1; length <= Math.min(4, words.length); length++) {
      const ending = words.slice(-length)
      const key = ending.map(({ stem }) => stem).join(' ')
      const form = ending.map(({ lower }) => lower).join(' ')
      const entry: Ending = endings.get(key) ?? { count: 0, forms: new Map() }
      entry.count++
      entry.forms.set(form, { count: (entry.forms.get(form)?.count ?? 0) + 1, words: ending })
      endings.set(key, entry)
    }
  }
  return endings
}

function mostCommonForm(forms: Ending['forms']): readonly Word[] {
  return [...forms.values()].toSorted((a, b) => b.count - a.count)[0]?.words ?? []
}

import { meaningOf } from '../units/meaning.js'
import { sharedInMeaning } from '../wording/concepts.js'
import type { Secret, SecretKey } from '../units/unit.js'
import type { Talk } from './talk.js'

const leastOfKey = 0.55
const earlier = /\b(?:before|ever|previous|in the past)\b/i

/** "Why hasn't anyone done anything?" */
const whyNobody = /\bwhy\b.*\b(?:anyone|anybody|no one|somebody|someone)\b/i

/** The share of a key's words in a sentence. */
function shareOf({ stems }: SecretKey, sentence: string): number {
  const asked = whyNobody.test(sentence) ? `${sentence} nobody` : sentence
  const said = meaningOf(earlier.test(asked) ? `${asked} earlier previous` : asked)
  return sharedInMeaning(stems, said) / stems.size
}

/** Who asks how someone is, or what worries them, wants to hear what weighs on them. */
const ofMood: ReadonlySet<string> = new Set(['wellbeing', 'worry'])

/** What is said when a talk goes well. */
const atEase = /\b(?:anything|something|what) else\b.*\?|\bon your mind\b/i

/** How often the person's turns meet a key. */
function timesTurned(key: SecretKey, userTexts: readonly string[], moods: readonly string[][]): number {
  return userTexts.filter((text, at) => {
    if (key.mood && moods[at]?.some((mood) => ofMood.has(mood))) return true
    if (key.mood === 'ease') return atEase.test(text)
    if (key.stems.size === 0) return false
    const sentences = text.split(/(?<=[.!?]) /).filter((sentence) => !key.isAsked || /\?|\btell me\b/.test(sentence))
    return sentences.some((sentence) => shareOf(key, sentence) >= leastOfKey)
  }).length
}

function isOpen({ keys }: Secret, userTexts: readonly string[], moods: readonly string[][]): boolean {
  return keys.some((key) => timesTurned(key, userTexts, moods) >= key.times)
}

/** What the person's turn has opened, in the words of someone who says it for the first time; null if nothing. */
export function openedSecret({ units, userTexts, moods, conversation }: Talk): string | null {
  const secret = units.secrets.find((each) => isOpen(each, userTexts, moods) && !conversation.memory.holds(each.text))
  if (!secret) return null
  const text = secret.text
    .replace(/^The (?=\p{Ll})/u, 'the ')
    .replace(/^(?:You|Your|My|A|An|There|It)\b/, (word) => word.toLowerCase())
  return `To be honest, ${text}`
}

import { isMetBy, leastOfSecret } from '../conditions/met.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Key } from '../role/lock-keys.js'
import type { Lock } from '../role/lock.js'
import { sharedInMeaning } from '../wording/concepts.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { promise } = loadPatterns('replies/opened-locks', 'promise')

const { insists } = loadPatterns('replies/insists', 'insists')

/** Whether the person asks about the matter. */
function isAbout({ topic }: Lock, { stems }: Key, text: string): boolean {
  const about = new Set([...topic, ...stems])
  return text.includes('?') && sharedInMeaning(about, contentStems(text)) > 0
}

function isTurned(key: Key, lock: Lock, userTexts: readonly string[], seeks: (turn: string) => boolean): boolean {
  if (key.isPromised && !userTexts.some((text) => promise.test(text))) return false
  if (key.isAgain) {
    const [first, ...later] = userTexts.filter((text) => isAbout(lock, key, text) || insists.test(text))
    return first !== undefined && (later.length > 0 || (insists.test(first) && userTexts.indexOf(first) > 1))
  }
  if (key.stems.size === 0)
    return (
      key.isPromised ||
      userTexts.some((text) => /\b(?:really going on|the truth|tell me honestly|be honest)\b/i.test(text))
    )
  return userTexts.some((text) => {
    if (key.isAsked && !text.includes('?')) return false
    return (key.isAsked && seeks(text)) || isMetBy({ words: key.words, then: lock.told }, text, leastOfSecret)
  })
}

/** Whether what the person has said opens a secret; `seeks` says whether a turn asks for what it keeps. */
export function isOpened(lock: Lock, userTexts: readonly string[], seeks: (turn: string) => boolean): boolean {
  return lock.keys.some((key) => isTurned(key, lock, userTexts, seeks))
}

import { chanceOfMet, isMetBy, leastOfSecret } from '../conditions/met.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { Role } from '../role/role.js'
import type { KeyMood, Secret, SecretKey } from '../units/unit.js'
import { sourceOf } from '../written/read-kinds.js'
import { seeksReason } from './reason.js'
import { isOpenRather, isSought } from './sought.js'
import type { Talk } from './talk.js'
import { toneIn } from './tone-in.js'

const { promise } = loadPatterns('replies/opened-locks', 'promise')
/** "What's on your mind?", "How's business?" ask for nothing that is kept back. */
const { vague } = loadPatterns('replies/vague-at-first', 'vague')

/** The first turns ask what it is about: only who surely does what a key names opens something. */
const earlyTurns = 2
const leastAtFirst = 0.9

/** "What is wrong?" asks for nothing in particular. */
const fewestStems = 2

/** Whether the turn at a place asks for a secret, in any words. */
function isAskedFor(
  { isAsked, mood }: SecretKey,
  { text: told }: Secret,
  text: string,
  at: number,
  role: Role,
): boolean {
  if (!isAsked || contentStems(text).size < fewestStems) return false
  // "What is on your mind?" at the beginning asks what the talk is about.
  if (at < earlyTurns && ((mood !== null && mood !== 'direct') || vague.test(text))) return false
  return isSought(told, text, role)
}

/** Whether the turn at a place does what a key names, or asks for the content of the secret. */
function isNamed(key: SecretKey, secret: Secret, text: string, at: number, role: Role): boolean {
  const { words, isAsked } = key
  if (isAskedFor(key, secret, text, at, role)) return true
  if (words === '') return false
  const chance = chanceOfMet({ words, then: secret.text }, text)
  if (chance < (at < earlyTurns ? leastAtFirst : leastOfSecret)) return false
  return !isAsked || chance >= leastClear || !isOpenRather(secret.text, text, role)
}
/** So probably it is asked for that nothing open can be meant. */
const leastClear = 0.99

/** Whether the last turn surely asks once more for what has opened a secret. */
export const isAskedAgain = ({ keys, text: told }: Secret, { text }: Talk): boolean =>
  keys.some(({ words, isAsked }) => isAsked && words !== '' && isMetBy({ words, then: told }, text, leastSure))
const leastSure = 0.9

/** What is said when a talk goes well. */
const atEase = /\b(?:anything|something|what) else\b.*\?|\bon your mind\b/i
const straight = /\b(?:honest(?:ly)?|straight|the truth|directly|tell me|be frank)\b/i

/** Whether a turn has the tone that a key wants; `asked` says whether it asks how the role is or what worries it. */
function hasMood(mood: KeyMood, text: string, asked: readonly string[]): boolean {
  const tone = toneIn(text)
  switch (mood) {
    case 'wellbeing':
    case 'worry':
      return asked.includes('wellbeing') || asked.includes('worry')
    case 'ease':
      return atEase.test(text)
    case 'kind':
      return tone === 'comfort' || tone === 'praise' || tone === 'apology'
    case 'apology':
      return tone === 'apology'
    case 'safe':
      return promise.test(text)
    case 'direct':
      return straight.test(text) && text.includes('?')
  }
}

/** Moods that a matter can come with, before or after: "asks about his health and promises to tell nobody". */
const besideMatter: ReadonlySet<KeyMood> = new Set<KeyMood>(['safe', 'apology'])

const { insists } = loadPatterns('replies/insists', 'insists')

/** How often the person's turns meet a key. */
function timesTurned(key: SecretKey, secret: Secret, { userTexts, moods, conversation: { role } }: Talk): number {
  const { mood } = key
  const first = userTexts.findIndex((text, at) => isNamed(key, secret, text, at, role))
  const isAgain = (text: string, at: number) =>
    key.times > 1 && ((first >= 0 && at > first && insists.test(text)) || (key.stems.size === 0 && seeksReason(text)))
  const named = userTexts.filter((text, at) => isNamed(key, secret, text, at, role) || isAgain(text, at))
  if (mood === null || (key.stems.size > 0 && ofState.has(mood))) return named.length
  // Who is friendly says nothing special: only an attack is not.
  if (mood === 'kind' && named.length > 0) return named.filter((text) => toneIn(text) !== 'attack').length
  const inTone = userTexts.filter((text, at) => hasMood(mood, text, moods[at] ?? []))
  if (!key.isAsked || !besideMatter.has(mood))
    return Math.max(named.length, key.stems.size > 0 && key.isAsked ? 0 : inTone.length)
  if (key.stems.size === 0) return inTone.filter((text) => text.includes('?')).length
  return inTone.length > 0 ? named.length : 0
}
/** Asked for with a matter, they are heard by what is meant: "asks what worries you personally" */
const ofState: ReadonlySet<KeyMood> = new Set<KeyMood>(['wellbeing', 'worry'])

const isOpen = (secret: Secret, talk: Talk) => secret.keys.some((key) => timesTurned(key, secret, talk) >= key.times)

/** What the part would do on a condition is read as a secret where the key of the next one stands after it. */
const isBargain = ({ text }: Secret, { written }: Role) =>
  (sourceOf(text, written)?.shares.bargain ?? 0) >= leastBargain
const leastBargain = 0.5

const known = new WeakMap<Talk, Secret[]>()

/** The secrets of which the person's turns so far have met a key. */
export function openSecrets(talk: Talk): readonly Secret[] {
  const { role } = talk.conversation
  const found = known.get(talk) ?? talk.units.secrets.filter((each) => !isBargain(each, role) && isOpen(each, talk))
  known.set(talk, found)
  return found
}

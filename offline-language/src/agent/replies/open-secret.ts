import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'
import { isMetBy, leastOfSecret } from '../conditions/met.js'
import { inFullForms } from '../wording/contracted.js'
import type { KeyMood, Secret, SecretKey } from '../units/unit.js'
import type { Role } from '../role/role.js'
import { sourceOf } from '../written/read-kinds.js'
import { foundOut } from './found-out.js'
import { isSought } from './sought.js'
import type { Talk } from './talk.js'
import { toneIn } from './tone.js'
import { withYes } from './wording.js'

const { promise } = loadPatterns('replies/opened-locks', 'promise')

/** Whether a turn does what a key names, or asks for the content of the secret. */
function isNamed({ words, isAsked, mood }: SecretKey, secret: Secret, text: string, role: Role): boolean {
  return (
    (isAsked && (mood === null || mood === 'direct') && isSought(secret.text, text, role)) ||
    isMetBy({ words, then: secret.text }, text, leastOfSecret)
  )
}

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

/** Moods that a matter can come with: "asks about his health and promises to tell nobody". */
const besideMatter: ReadonlySet<KeyMood> = new Set<KeyMood>(['kind', 'safe', 'direct', 'apology'])

const staysFriendly = /\b(?:stays?|remains?|is|are) (?:friendly|calm|polite|kind)\b/i

/** How often the person's turns meet a key. */
function timesTurned(key: SecretKey, secret: Secret, { userTexts, moods, conversation: { role } }: Talk): number {
  const { mood } = key
  if (mood === null || (mood === 'direct' && key.isAsked))
    return userTexts.filter(
      (text, at) =>
        isNamed(key, secret, text, role) ||
        (mood !== null && key.stems.size === 0 && hasMood(mood, text, moods[at] ?? [])),
    ).length
  // Who is friendly says nothing special: only an attack is not.
  if (mood === 'kind' && key.isAsked && staysFriendly.test(key.words))
    return userTexts.filter((text) => isNamed(key, secret, text, role) && toneIn(text) !== 'attack').length
  const inTone = userTexts.filter((text, at) => hasMood(mood, text, moods[at] ?? []))
  if (!besideMatter.has(mood) || !key.isAsked) return inTone.length
  if (key.stems.size === 0) return inTone.filter((text) => text.includes('?')).length
  return inTone.length > 0 ? userTexts.filter((text) => isNamed(key, secret, text, role)).length : 0
}

const isOpen = (secret: Secret, talk: Talk) => secret.keys.some((key) => timesTurned(key, secret, talk) >= key.times)

/** "I keep one thing to myself: my wife began it.", "The real reason is that I am bored", "I left, and told nobody." */
const frame = anyOf(
  loadPatterns('replies/frames-of-secrets', 'keeps', 'named', 'reason', 'dash'),
  '^(?:[-–] *)?(?:',
  ')',
)
const toNobody = /,? (?:and|but) (?:have |has )?(?:never )?told (?:nobody|no one|anybody|anyone|a soul)\.$/i

/** "My mother is ill, and that I look after her" */
const secondThat = /^((?:(?!\bthat\b).)+?),? and that (?=(?:I|my|he|she|it|we|they)\b)/i

/** A secret without its frame, which is no longer true once it is told. */
const withoutFrame = (text: string) =>
  text
    .replace(frame, '')
    .replace(toNobody, '.')
    .replace(secondThat, '$1, and ')
    .replace(/ \((\d{1,2})\)/g, ', $1,')

/** What the part would do on a condition is read as a secret where the key of the next one stands after it. */
const isBargain = ({ text }: Secret, { written }: Role) =>
  (sourceOf(text, written)?.shares.bargain ?? 0) >= leastBargain
const leastBargain = 0.5

/** The secret of which the person's turn meets a key. */
const keyed = (talk: Talk): Secret | undefined =>
  talk.units.secrets.find(
    (each) =>
      !isBargain(each, talk.conversation.role) &&
      isOpen(each, talk) &&
      !talk.conversation.memory.holds(inFullForms(withoutFrame(each.text))),
  )

/** Whether the person's turn has done what the prompt names for a secret that is still kept. */
export const opensSecret = (talk: Talk): boolean => keyed(talk) !== undefined

/** What the person's turn has opened, in the words of someone who says it for the first time; null if nothing. */
export function openedSecret(talk: Talk): string | null {
  const found = keyed(talk)?.text ?? foundOut(talk)
  if (!found) return toldAgain(talk)
  return `To be honest, ${withYes(withoutFrame(found))}`
}

/** A secret that is out, for who asks for it once more. */
function toldAgain({ units, text, conversation }: Talk): string | null {
  const { memory, role } = conversation
  const told = units.secrets.find(
    (each) =>
      memory.holds(inFullForms(withoutFrame(each.text))) &&
      text.includes('?') &&
      each.keys.some((key) => key.isAsked && isNamed(key, each, text, role)),
  )
  const words = told ? `As I said, ${withYes(withoutFrame(told.text))}` : null
  return words && !memory.holds(words) ? words : null
}

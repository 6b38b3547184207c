import { loadPatterns } from '../../data/load-patterns.js'

/** A clause that guards a secret: the words before it, the secret that it names itself, and the condition. */
export interface Guard {
  before: string
  matter: string
  /** The condition in the words of the prompt; empty if nothing opens it. */
  key: string
}

const {
  tells,
  only,
  case: inCase,
  keeps,
  points,
  ownFrame,
  personWho,
  never,
  keptForGood,
  between,
  answered,
} = loadPatterns(
  'units/guards',
  'tells',
  'only',
  'case',
  'keeps',
  'points',
  'ownFrame',
  'personWho',
  'never',
  'keptForGood',
  'between',
  'answered',
)

const subject = '(?:you|he|she|they|it|this|that|the recipient)'
const start = '(?:^|[,;:–)] ?|- )(?:and |but |so |though |which |that )*'
const helping = "(?:(?:would|will|can|may|do|does|then|also|even|still|bring yourself to)\\b ?|'d |'ll )*"
const tell = `(?:${tells.source})`
const mostBetween = `${between.source}?`
const condition = `(?:${inCase.source}|${personWho.source})`

/** "There is a thing that you only admit once she has asked twice: you drink." */
const announced = new RegExp(`^.*\\b(?:only|solely) ${tell} (?:${inCase.source}) ([^:]+): (.+)$`, 'iu')
/** "Only when someone asks how you stored it do you own up that it was in a shed", "Only if she asks, you tell that …" */
const inverted = new RegExp(
  `^only (?:${inCase.source}) (.+?),? (?:(?:do|would|will) )?you ${tell}(?: to (?:\\w+))? that (.+)$`,
  'iu',
)
/** "You would only confess that you cannot swim if he tells about himself." */
const inner = new RegExp(
  `^.*?\\byou (?:would |will )?only ${tell}(?: to (?:the )?\\p{L}+)? that (.+?),? (?:${inCase.source}) (.+)$`,
  'iu',
)
const factThat = '^(?:.*?, (?:and )?)?(?:the fact )?that (.+?),? (?:is (?:something )?(?:that )?)?'
const yourOnly = `you ${helping}(?:only |solely )?(?:${tell}|keep to yourself) ?${mostBetween}(?:only |solely )?`
/** "That you park there you keep to yourself as long as nobody asks." */
const outer = new RegExp(`${factThat}${yourOnly}(?:${inCase.source}) (.+)$`, 'iu')
/** "You tell this only if she asks", "comes out after two good questions" */
const after = new RegExp(
  `${start}(?:${subject} )?${helping}(${only.source} |never )?${tell}${mostBetween}(?<limit>,? ?(?:${only.source}))? ?(?<case>${condition}) (?<key>.+)$`,
  'iu',
)
/** "You keep this to yourself unless she has noticed." */
const kept = new RegExp(
  `${start}(?:${subject} )?${helping}(?:${keeps.source})${mostBetween},? (?:unless|until|as long as (?:nobody|no one)) (?<key>.+)$`,
  'iu',
)
/** "Only if she asks about the year." */
const bare = new RegExp(`${start}only (?:${inCase.source}) (?<key>[^.]+)$`, 'iu')
const whenAsked = '(?:if|when|once|should|as soon as|assured that) (?<key>[^;:]+?),? (?:then )?'
const toldThen = `${subject} [^,;:]{0,30}?${tell}(?: to)?(?: (?:it|this|that|so|him|her|them|everything))?`
const openly = '(?: (?:very|quite) \\p{L}+)?(?:,? (?:since|for) [^;]+)?$'
/** "When he asks about drugs, you say it" */
const before = new RegExp(`${start}${whenAsked}${toldThen}${openly}`, 'iu')

/** A story that comes out bit by bit is no secret: its facts are said one by one. */
const ofStory = /\b(?:this|the|that|your) (?:whole )?story\b/i

const ofTalk =
  /\b(?:ask|sa(?:y|id)|mention|notice|press|insist|promise|want to know|wants to know|wonder|tell|apologi|kind)/i

/** What you are or do yourself opens nothing. */
const ofOther =
  /^(?:(?:an?|the|two) (?:\p{L}+ )?questions?|asked|pressed|confronted|accused|he|she|they|some\p{L}+|any\p{L}+|the \p{L}+|\p{Lu}\p{L}+)\b/u

/** How a sentence of the prompt keeps something back; null if it does not. */
export function guardIn(plain: string): Guard | null {
  const own = withOwnMatter(plain)
  if (own) return own
  if (ofStory.test(plain)) return null
  for (const looks of [kept, after, bare, before, answered]) {
    const found = looks.exec(plain)
    if (!found || !isGuard(looks, found)) continue
    const { key, about, who } = found.groups ?? {}
    return { before: plain.slice(0, found.index), matter: '', key: about ? `asks about ${about}` : (key ?? who ?? '') }
  }
  const ofNobody = [never, keptForGood].find((looks) => looks.test(plain))
  return ofNobody ? { before: plain.replace(ofNobody, ''), matter: '', key: '' } : null
}

/** A guard that names what it keeps back. */
function withOwnMatter(plain: string): Guard | null {
  const [, announcedKey, announcedMatter] = announced.exec(plain) ?? inverted.exec(plain) ?? []
  if (announcedKey && announcedMatter) return { before: '', matter: announcedMatter, key: announcedKey }
  const [, matter, key] = inner.exec(plain) ?? outer.exec(plain) ?? []
  return matter && key ? { before: '', matter, key } : null
}

/** Whether what looks like a guard is about telling, and about the other. */
function isGuard(looks: RegExp, found: RegExpExecArray): boolean {
  const { key = '' } = found.groups ?? {}
  if (looks === after) return isOnlyThen(found) || (points.test(found[0]) && ofOther.test(key))
  // "The lowest is 700, and only if they book today" is a price on a condition.
  if (looks === bare) return ofTalk.test(key)
  return looks !== before || points.test(found[0])
}
const isOnlyThen = (found: RegExpExecArray) =>
  Boolean(found.groups?.['limit'] || found[1]) || /\b(?:unless|until|solely|not before)\b/i.test(found[0])

/** "What you hold back:", "Hidden:", "The fact that": words that announce a secret and are not spoken. */
export function withoutFrame(text: string): string {
  const shown = text.replace(ownFrame, '').trim()
  return shown === text ? text : withoutFrame(shown)
}

/** "Hidden: the offer comes from his cousin" */
export function isAnnounced(text: string): boolean {
  const [found = ''] = ownFrame.exec(text) ?? []
  return hiding.test(found) && withoutFrame(text).split(' ').length >= fewestWords
}
const hiding = /\b(?:hidden|secret|conceal|hold back|leave out|keep back|weighs|surface|breath|ashamed|ears)\b/i
const fewestWords = 4

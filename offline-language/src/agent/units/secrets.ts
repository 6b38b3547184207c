import { type Guard, guardIn, isAnnounced, withoutFrame } from './guards.js'
import { keysOf } from './keys.js'
import { meaningOf } from './meaning.js'
import type { SecretKey } from './unit.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const patterns = loadPatterns('units/secrets', 'asideOfSecret', 'saidInCase')

/** A secret as the prompt writes it: its words about "you", what opens it, and the sentences that it took in. */
export interface WrittenSecret {
  matter: string
  keys: SecretKey[]
  places: number[]
  /** A secret that is only a part of other sentences: "about Mr. Brandt". */
  about: ReadonlySet<string>
}

const tell =
  '(?:tell(?: (?:the )?\\p{L}+)?|mention|say|admit|reveal|bring (?:(?:it|this|that) )?up|talk|speak|share|confess|open up|disclose|let on|give away)'
const only = '(?:unless|until|except (?:if|when)|(?:but )?only (?:if|when|once|after))'
const doNot = "(?:do not|don't|never|will not|would not|would never|must not|should not|are not to)"
const toAnyone = '(?: (?:to )?(?:anyone|anybody|people|them|him|her|you))?'
const clauseStart = '(?:^|[,;] ?)(?:and |but |which )?(?:you )?(?:(?:will|would|do) )?'
const pointing =
  '(it|this|that|so|the truth|everything|about [^,;]+?|(?:the|your|that|this) \\p{L}+(?: (?!only\\b)\\p{L}+)?)'
const inCase = '(?:unless|until|(only )?(?:if|when|once|after))'
const ban = new RegExp(`^(?:so |and |but )?(?:you )?${doNot} ${tell}${toAnyone} (?:that )?(.+?),? ${only} (.+)$`, 'iu')
/** "You only mention that X if Y" */
const toldOnly = new RegExp(
  `^(?:but )?(?:you )?(?:will |would |may )?only ${tell}${toAnyone} that (.+?),? (?:if|when|once|after) (.+)$`,
  'iu',
)
const refersBack = new RegExp(
  `${clauseStart}(only |not |never )?${tell}(?: ${pointing})?(?: to \\p{L}+)? ${inCase} (.+)$`,
  'iu',
)
const frame = anyOf(
  loadPatterns('units/secret-frames', 'whatNobodyKnows', 'nobodyKnows', 'notTold', 'secret'),
  '^(?:',
  ')',
)
const opening =
  /^(?:but |and )?(?:in (?:truth|reality|fact)|actually|the truth is(?: that)?|what you (?:do not like to admit|hide|keep to yourself)(?: is)?:?),? /i
const asideOfSecret = patterns.asideOfSecret

/** "If they ask how you feel, you begin to cry and say what frightens you most: your mother died of it" */
const toldInCase =
  /^(?:only )?(?:if|when|once|as soon as) ([^,:]+), (?:then )?you (?:[^:]*? )?(?:say|tell|admit|explain|reveal|confess|talk about|open up)\b[^:]*: (.+)$/iu
/** "If you are asked how you are, you say that you sleep badly" */
const saidInCase = patterns.saidInCase

/** The secrets of a prompt, from its sentences about "you". */
export function secretsIn(sentences: readonly string[]): WrittenSecret[] {
  const found: WrittenSecret[] = []
  for (const [place, sentence] of sentences.entries()) {
    const plain = sentence.replace(/[.!]+$/, '')
    const locked = lockedIn(plain, place)
    if (locked) {
      found.push(locked)
      continue
    }
    const back = refersBack.exec(plain)
    const isGuarded = back && (back[1] || back[3] || /\bunless\b/.test(back[0]) || isHidden(plain))
    const guard = guardIn(plain)
    const isNamed = isGuarded && /^(?:about|the|your|his|her|their) (?!truth)/i.test(back[2] ?? '')
    const referred = () => (isGuarded ? referringTo(sentences, place, plain.slice(0, back.index), back) : null)
    const secret =
      (isNamed || isHidden(plain) ? referred() : null) ?? (guard && guarded(sentences, place, guard)) ?? referred()
    if (secret) found.push(secret)
    else if (isAnnounced(plain))
      found.push({ matter: withoutFrame(plain), keys: keysOf('asks directly'), places: [place], about: new Set() })
    else if (frame.test(plain) || asideOfSecret.test(plain))
      found.push({ matter: bare(plain), keys: wishKeys(bare(plain)), places: [place], about: new Set() })
  }
  // What only announces a secret gives way to the sentence that says what opens it.
  return found.filter(
    (each) =>
      each.places.length > 1 ||
      !found.some((other) => other !== each && other.places.length > 1 && other.places.includes(each.places[0]!)),
  )
}

/** "You never say that X unless Y", "You only say that X if Y" */
function lockedIn(plain: string, place: number): WrittenSecret | null {
  const [, told, said] = toldInCase.exec(plain) ?? saidInCase.exec(plain) ?? []
  const inCase = told && said ? keysOf(told) : []
  if (said && inCase.some(({ mood }) => mood !== null))
    return { matter: said, keys: inCase, places: [place], about: new Set() }
  const [, matter, key] = ban.exec(plain) ?? toldOnly.exec(plain) ?? []
  if (!matter || !key || /^(?:it|this|that|so)$/i.test(matter)) return null
  // "You do not mention the colleague unless …" keeps back what is told about the colleague.
  if (named.test(matter)) return { matter: '', keys: keysOf(key), places: [place], about: meaningOf(matter) }
  return { matter, keys: keysOf(key), places: [place], about: new Set() }
}

const named =
  /^(?:about )?(?:the|your|this) (?!(?:[\p{L}-]+ ){0,3}(?:is|are|was|were|has|have|had|can|will)\b)(?:[\p{L}-]+ ){0,2}[\p{L}-]+$/iu
const isHidden = (text: string) => frame.test(text) || asideOfSecret.test(text)
const bare = (text: string) =>
  text
    .replace(frame, '')
    .replace(opening, '')
    .replace(asideOfSecret, '')
    .replace(/[,;]+$/, '')
    .trim()

/** What a guard keeps back: what it names itself, what stands before it in its sentence, or the sentences before. */
function guarded(sentences: readonly string[], place: number, { before, matter, key }: Guard): WrittenSecret | null {
  const keys = key ? keysOf(key) : []
  if (matter) return { matter: withoutFrame(matter), keys, places: [place], about: new Set() }
  const own = withoutFrame(before.replace(/[\s,;:–-]+$/, ''))
  if (own.split(' ').length >= fewestOfMatter && !keepsBack.test(own))
    return { matter: lastPart(own), keys, places: [place], about: new Set() }
  const from = sentences
    .slice(0, place)
    .findLastIndex((each) => !keepsBack.test(withoutFrame(each)) && !followsOn.test(each))
  const between = sentences.slice(from, place).filter((each) => !keepsBack.test(withoutFrame(each)))
  const meant = between.map((each) => withoutFrame(each.replace(/[.!]+$/, ''))).join('. ')
  if (from < place - farthestBack || meant.split(' ').length < fewestOfMatter) return null
  return {
    matter: meant,
    keys,
    places: sentences.flatMap((_, at) => (at >= from && at <= place ? at : [])),
    about: new Set(),
  }
}
/** "It is not in the report" belongs to the sentence before. */
const followsOn = /^(?:It|This|That|He|She|They) /u
const fewestOfMatter = 3
const farthestBack = 3
/** Only of a secret itself: "You have kept this to yourself." */
const keepsBack =
  /\b(?:kept|keep|leave|told|tell|say|learn|deny|denies|mention|hide|lie)\b.*\b(?:it|this|that|nobody|no one|soul|nothing)\b/i
/** "You work at the bank, and you have sent him money": what is kept back is the last statement. */
const lastPart = (text: string) => text.split(/; /).at(-1) ?? text

function referringTo(
  sentences: readonly string[],
  place: number,
  before: string,
  back: RegExpExecArray,
): WrittenSecret | null {
  const keys = keysOf(back[4] ?? '')
  const about = /^(?:about |(?=the |your ))(?!the names?$|it$|this$|that$|the truth$)(.+)/i.exec(back[2] ?? '')?.[1]
  const matter = bare(before)
  if (about) return { matter: '', keys, places: [place], about: meaningOf(about) }
  if (matter.split(' ').length > 2) return { matter, keys, places: [place], about: new Set() }
  if (/^(?:the|his|her|their) names?$/i.test(back[2] ?? '')) return namedBefore(sentences, place, keys)
  const meant = bare((sentences[place - 1] ?? '').replace(/[.!]+$/, ''))
  return hasSubject.test(meant) ? { matter: meant, keys, places: [place - 1, place], about: new Set() } : null
}

/** "You say the name only if …" keeps back the sentence that has it. */
function namedBefore(sentences: readonly string[], place: number, keys: SecretKey[]): WrittenSecret | null {
  for (const at of [place, place - 1, place - 2]) {
    const sentence = (sentences[at] ?? '').replace(/[.!]+$/, '')
    const isOfOther =
      at !== place &&
      /(?<!^)(?<!(?:Mr|Mrs|Ms|Dr)\.? )\b\p{Lu}\p{Ll}{2,}/u.test(sentence) &&
      !/^You are\b/.test(sentence)
    if (isOfOther) return { matter: sentence, keys, places: [at, place], about: new Set() }
  }
  return null
}

const hasSubject = /^(?:you|your|the|a|an|it|there|he|she|they|\p{Lu}\p{Ll}+ (?:is|was|has|had))\b/iu

/** A secret wish without a key is told to whoever names it: "would love to be asked for advice". */
function wishKeys(matter: string): SecretKey[] {
  const wish = /\b(?:would (?:love|like)|want|hope|wish|dream)\b (.+)/i.exec(matter)?.[1]
  const stems = meaningOf((wish ?? '').replace(/ (?:rather|instead|more) .*|\b(?:be )?asked\b/g, ''))
  return wish ? [{ stems, isAsked: false, times: 1, mood: null }] : []
}

import { loadPatterns } from '../../data/load-patterns.js'
import { keepsBack } from '../units/guarded-secret.js'
import { guardIn, withoutFrame } from '../units/guards.js'
import { bare } from '../units/secret-words.js'
import { isGuard, isTelling } from './secrets-among.js'

const fewestOfMatter = 3
const ends = /[\s,;:–—-]+$|[.!]+$/g
const joint = /(?:,| [-–—])? (?:and|but|so|which|though)(?: (?:you|he|she|they))?$/i
const { announces, saidThen, thenKept, splits, keptAfter, frameOfMatter, condition, leadOfKey, asideOfFeeling, ban } =
  loadPatterns(
    'written/kept-secrets',
    'announces',
    'saidThen',
    'thenKept',
    'splits',
    'keptAfter',
    'frameOfMatter',
    'condition',
    'leadOfKey',
    'asideOfFeeling',
    'ban',
  )

const plainOf = (text: string) => text.replace(ends, '').trim()
const words = (text: string) => text.split(/\s+/).length

/** What a clause of a secret says. */
export interface SecretClause {
  /** What is told, in the second person; null if the clause only says how to keep what stands before it. */
  matter: string | null
  /** What opens it; null if the clause names nothing. */
  key: string | null
}

const keyOf = (text: string) => condition.exec(text)?.groups?.['key']?.replace(leadOfKey, '') ?? null

interface Parts {
  matter: string
  key: string | null
}

/** "What you only tell who shows understanding is that …" */
function framed(plain: string): Parts | null {
  const { frame = '', matter = '' } = splits.exec(plain)?.groups ?? {}
  return frame && (announces.test(frame) || isGuard(frame)) ? { matter, key: keyOf(frame) } : null
}

/** "You admit, if he is calm, that …", "You are talking to others, but only mention it if …" */
function withKey(plain: string): Parts | null {
  const { matter, key } = (saidThen.exec(plain) ?? thenKept.exec(plain))?.groups ?? {}
  return matter && key ? { matter, key } : null
}

/** "You never say so unless …" */
function guarded(plain: string): Parts | null {
  const guard = guardIn(plain)
  return guard && { matter: guard.matter || guard.before, key: guard.key || null }
}

/** A clause that tells, or one that only says how to keep. */
function whole(plain: string): Parts {
  const key = keyOf(plain)
  const saysHow = isGuard(plain) && withoutFrame(plain) === plain && (key !== null || isTelling(plain))
  return saysHow ? { matter: '', key } : { matter: plain, key: null }
}

/** What a clause says without the words that call it a secret; null if it says nothing. */
function matterOf(text: string): string | null {
  const bared = bare(withoutFrame(plainOf(plainOf(text).replace(joint, ''))))
  const matter = bared.replace(keptAfter, '').replace(frameOfMatter, '')
  return words(matter) >= fewestOfMatter && !isKeepingOnly(matter) && !isOrder.test(matter) && !ban.test(matter)
    ? matter
    : null
}

/** "Do not go back to £25", "If she blames you" */
const isOrder = /^(?:do not|don['’]t|never|always|please|let|if|when|unless) /i

/** "You have kept this to yourself" */
const isKeepingOnly = (matter: string) => keepsBack.test(matter) && words(matter) <= mostOfKeeping
const mostOfKeeping = 9

/** Reads a clause of a secret, written about "you". */
export function readSecretClause(text: string): SecretClause {
  const plain = plainOf(text)
  const { matter, key } = framed(plain) ?? withKey(plain) ?? guarded(plain) ?? whole(plain)
  // "You are ashamed of it, and only say so if …" says how it is kept, not what.
  return { matter: key !== null && asideOfFeeling.test(matter) ? null : matterOf(matter), key }
}

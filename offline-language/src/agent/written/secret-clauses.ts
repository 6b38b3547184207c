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

/** Without the marks at its end. */
export const plainOf = (text: string) => text.replace(ends, '').trim()
const words = (text: string) => text.split(/\s+/).length

/** What a clause of a secret says. */
export interface SecretClause {
  /** What is told, in the second person; null if the clause only says how to keep what stands before it. */
  matter: string | null
  /** What opens it; null if the clause names nothing. */
  key: string | null
}

const keyOf = (text: string) => condition.exec(text)?.groups?.['key']?.replace(leadOfKey, '') ?? null

/** "What you only tell who shows understanding is that …", "You admit, if he is calm, that …", "You never say so unless …" */
function partsOf(plain: string): { matter: string; key: string | null } {
  const { frame, matter: framed } = splits.exec(plain)?.groups ?? {}
  if (frame && framed && (announces.test(frame) || isGuard(frame))) return { matter: framed, key: keyOf(frame) }
  const then = saidThen.exec(plain)?.groups ?? thenKept.exec(plain)?.groups
  if (then) return { matter: then['matter']!, key: then['key']! }
  const guard = guardIn(plain)
  if (guard) return { matter: guard.matter || guard.before, key: guard.key || null }
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
  const { matter, key } = partsOf(plainOf(text))
  // "You are ashamed of it, and only say so if …" says how it is kept, not what.
  return { matter: key !== null && asideOfFeeling.test(matter) ? null : matterOf(matter), key }
}

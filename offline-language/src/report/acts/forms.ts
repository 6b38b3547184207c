import { isNoun } from '../../language/clauses/clause-words.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'
import { other } from '../../language/names/party.js'
import { meansSomebody } from '../../language/phrases/persons.js'
import type { Role } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import { timesIn } from '../phrase/time-phrase.js'
import { actPatterns } from './act-patterns.js'

const { promise, delivery, request, order, need, want, offer, joint, third } = actPatterns
const lists = loadWords('acts', 'deeds', 'thin', 'helpers')
const setOf = (name: keyof typeof lists): ReadonlySet<string> => new Set(lists[name])
const [deeds, thin, helpers] = [setOf('deeds'), setOf('thin'), setOf('helpers')]
const { idle, atOnce, ofNothing, ordered } = loadPatterns('act-forms', 'idle', 'atOnce', 'ofNothing', 'ordered')

const kinds = { promise, delivery, request, order, need, want, offer, joint, third } as const
export type Kind = keyof typeof kinds

/** How a sentence says what somebody does after the talk, with the verb and the words after it. */
export interface Form {
  kind: Kind
  verb: string
  rest: string
}

const ofOther: ReadonlySet<Kind> = new Set(['request', 'order', 'need', 'want'])

/** Who does it: the listener of a request, an order or a duty, else the speaker. */
export const ownerOf = ({ kind }: Form, role: Role): Role => (ofOther.has(kind) ? other(role) : role)

/** What the sentence promises, asks or offers, the surest form first; null if it names no deed. */
export function formOf(text: string, words: readonly Word[]): Form | null {
  for (const kind of Object.keys(kinds) as Kind[]) {
    const said = kind === 'order' ? text.replace(inCase, '') : text
    for (const match of said.matchAll(new RegExp(kinds[kind], 'giu'))) {
      const { verb = '', rest = '', who = '' } = match.groups ?? {}
      const form = { kind, verb: verb.toLowerCase(), rest: rest.trim() }
      if (isDeed(form) && fits[kind]?.({ form, match, who, words }) !== false) return form
    }
  }
  return null
}

/** "I'll let it go." */
export function isIdle(text: string): boolean {
  const { verb = '', rest = '' } = new RegExp(promise, 'iu').exec(text)?.groups ?? {}
  return verb !== '' && idle.test(`${verb}${rest}`)
}

function isDeed({ kind, verb, rest }: Form): boolean {
  const isPlace = verb === 'be' && atPlace.test(rest) && (kind !== 'promise' || timesIn(rest).length > 0)
  // "I'll have a key cut."
  const isOrdered = verb === 'have' && ordered.test(rest)
  if (!(deeds.has(verb) || kind === 'delivery' || isPlace || isOrdered)) return false
  // "Tuesdays I can do, from next week.", but no order "Tea, please."
  if (kind !== 'order' && rest.startsWith(',')) return true
  return !idle.test(`${verb}${/^['’,]/.test(rest) ? '' : ' '}${rest}`)
}

/** "Be at the clubhouse at eight." */
const atPlace = /^(?:at|in|there|here|back|ready|on time)\b/i

interface Found {
  form: Form
  match: RegExpExecArray
  /** Of a third person. */
  who: string
  words: readonly Word[]
}

/** What a form needs beside its words. */
const fits: Readonly<Partial<Record<Kind, (found: Found) => boolean>>> = {
  delivery: ({ form: { verb, rest } }) => verb !== 'have' || timesIn(rest).length > 0,
  request: ({ match }) => !isSubordinate(match),
  offer: ({ form, match }) => !isSubordinate(match) && !permits.test(match[0]) && !isOnlySeen(form),
  order: ({ form, match }) => !match.input.endsWith('?') && form.rest !== '' && isMeant(form),
  // "He can do the running." says what one is able to do.
  third: ({ who, match, words }) => isSomebody(who, words) && !(isPronoun.test(who) && / can /.test(match[0])),
}

/** "How could you find it?", "I need to know what time we can get in.", "the first thing we can do". */
const isSubordinate = ({ input, index }: RegExpExecArray): boolean => leadsClause.test(input.slice(0, index))
const leadsClause =
  /\b(?:how|when|where|why|what|who|which|whether|that|because)(?: \p{L}+)? $|\b(?:thing|one|way|time|place|least|best|most|all|everything|anything|nothing) $/iu

/** "I can see your ticket here.", but not "I can see you on Friday". */
const isOnlySeen = ({ verb, rest }: Form): boolean =>
  verb === 'see' && !(/^(?:you|him|her|them)\b/i.test(rest) && timesIn(rest).length > 0)

/** "If you are late, ring the ward." */
export const inCase = /^(?:and |but |so )?(?:if|when|once|as soon as|before|after) [^,]+, (?:then )?/i

/** "Can I bring her along?" */
const permits = /^(?:can|may|could) I \p{L}+ (?:it|that|this|them|him|her|one)\b/iu

/** "Don't sit there" names no deed that is left out, and "please don't" none at all. */
function isMeant({ verb, rest }: Form): boolean {
  const [denies, denied = ''] = /^not\b(?: (\p{L}+))?/iu.exec(rest) ?? []
  return verb !== 'do' || denies === undefined || deeds.has(denied.toLowerCase())
}

/** "Open the lid", "check the cable": while they talk, if no time is named. */
export const isDoneAtOnce = ({ kind, verb, rest }: Form): boolean =>
  kind === 'request' && atOnce.test(`${verb} ${rest}`)

const isPronoun = /^(?:he|she|they)$/i

/** "Pavel", "my dad", "she", but not "dinner will be ready". */
function isSomebody(who: string, words: readonly Word[]): boolean {
  const last = who.toLowerCase().split(' ').at(-1)!
  const word = words.find(({ lower }) => lower === last)
  return (
    /^(?:he|she|they|someone|somebody)$/.test(last) ||
    helpers.has(last) ||
    (word !== undefined && (meansSomebody(word) || (word.pos === 'PROPN' && /^\p{Lu}/u.test(word.text))))
  )
}

/** "Ask", "tell": what is asked or told is not in the verb. */
export const isThinVerb = ({ verb }: Form): boolean => thin.has(verb)

/** "I'll ask him.", "I'll make an appointment.": it does not say what. */
export function saysNoContent({ verb, rest }: Form, words: readonly Word[]): boolean {
  if (ofNothing.test(`${verb} ${rest}`)) return true
  if (!thin.has(verb)) return false
  const rests = words.slice(words.findIndex(({ lower }) => lower === verb) + 1)
  // "You'd have to ask Winston, I can't order him.": of another clause.
  const end = rests.findIndex(
    ({ lower }, at) => lower === ',' && /^(?:I|we|he|she|they|it|you|because|so)$/i.test(rests[at + 1]?.lower ?? ''),
  )
  const after = rests.slice(0, end < 0 ? rests.length : end)
  const said = end < 0 ? rest : written(after)
  return (
    !/\b(?:about|to|for|if|whether|that|how|what|when|who|why|not)\b/i.test(said) && after.filter(isNoun).length < 2
  )
}

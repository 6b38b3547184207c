import { contentStems } from '../../language/tokens/content-stems.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { durationsIn } from './durations.js'
import { inFirstPerson } from '../wording/first-person.js'
import type { Refusal } from './refusal.js'
import { faultOf } from '../wording/unsayable.js'
import { refusalPatterns } from './refusal-patterns.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('role/refusal-forms', 'bound', 'insult')

const { refuses, exception } = refusalPatterns

/** An instruction is no sentence of the role: "Never accept next week". */
export function isSayable(sentence: string): boolean {
  return refuses.test(sentence) && !exception.test(sentence) && faultOf(sentence, '') === null
}

const bound = patterns.bound
const atMostTerm = /\bcontract (?:for|of) (?:at most|no more than|not more than) ([^.;,]+? (?:weeks?|months?|years?))/iu

/** "You do not want to be bound for longer than 12 months" */
export function tooLong(sentence: string, counterpart: Counterpart): Refusal[] {
  const limit = bound.exec(sentence)?.[1] ?? atMostTerm.exec(sentence)?.[1] ?? ''
  const [longest] = durationsIn(limit)
  if (!longest) return []
  const text =
    bound.test(sentence) && isSayable(sentence)
      ? inFirstPerson(sentence.replace(/^[^:]{3,20}: /, ''), counterpart)
      : null
  return [{ stems: contentStems('contract term bound'), object: 'a longer term', longest, unless: new Set(), text }]
}

/** "For general costs you give nothing." */
export function nothingFor(sentence: string): Refusal[] {
  const [, object = '', verb = ''] =
    /^for ([\p{L} ]{3,30}?),? you (give|pay|have|spend) (?:nothing|no \p{L}+)\b/iu.exec(sentence) ?? []
  if (!object) return []
  return [
    { stems: contentStems(object), object, longest: null, unless: new Set(), text: `For ${object} I ${verb} nothing.` },
  ]
}

/** "A voucher is an insult." */
const insult = patterns.insult

export function insultIn(sentence: string, counterpart: Counterpart): Refusal[] {
  const object = insult.exec(sentence)?.[1]
  if (!object || /^(?:it|this|that)$/i.test(object)) return []
  return [
    {
      stems: contentStems(object),
      object,
      longest: null,
      unless: new Set(),
      text: inFirstPerson(sentence.replace(/(?: [-–—] |;).*$/, ''), counterpart),
    },
  ]
}

/** "You do not want your parents to be called" */
const notWanted = /^you (?:do not|don't|never) want (?:that )?(.+?) (?:to be|are|is) (\p{L}+)/iu

export function notWantedIn(sentence: string, counterpart: Counterpart): Refusal[] {
  const [, what = '', done = ''] = notWanted.exec(sentence) ?? []
  if (!what || what.split(' ').length > 4) return []
  const object = `${what} ${done}`
  return [
    {
      stems: contentStems(object),
      object,
      longest: null,
      unless: new Set(),
      text: inFirstPerson(sentence, counterpart),
    },
  ]
}

/** "No smoking, no parties" */
export function houseRules(sentence: string): Refusal[] {
  const [, rules = ''] = /^(no \p{L}+(?:(?:,| and|,? or) no \p{L}+)*)(?=[.;]|$)/iu.exec(sentence) ?? []
  return rules
    .split(/,? (?:and |or )?(?=no )|, /i)
    .map((rule) => rule.replace(/^no /i, '').trim())
    .filter(Boolean)
    .map((object) => ({
      stems: contentStems(object),
      object,
      longest: null,
      unless: new Set<string>(),
      text: `No ${object}, please.`,
    }))
}

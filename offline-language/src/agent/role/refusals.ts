import { loadPatterns } from '../../data/load-patterns.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { amountsIn } from '../wording/amounts.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { type Duration, durationsIn } from './durations.js'
import { inFirstPerson } from '../wording/first-person.js'
import { spokenTo } from './phrase-goal.js'
import { withoutNotes } from './notes.js'
import { faultOf } from '../wording/unsayable.js'

const { refuses, ordered, exception, reasonAfter, ofSpeech, accepts } = loadPatterns(
  'role-refusals',
  'refuses',
  'ordered',
  'exception',
  'reasonAfter',
  'ofSpeech',
  'accepts',
)

/** Something that the prompt does not let the role accept. */
export interface Refusal {
  stems: ReadonlySet<string>
  /** Its words, for other names of the same thing: "pets" and "a dog". */
  object: string
  /** The longest duration that it accepts: "nothing longer than twelve months". */
  longest: Duration | null
  /** What makes the role accept it all the same: "unless it stays confidential". */
  unless: ReadonlySet<string>
  /** How the role says it; null if the sentence is only an instruction. */
  text: string | null
}

export function refusalsOf(sentences: readonly string[], counterpart: Counterpart): Refusal[] {
  return [
    ...sentences.flatMap((sentence) => refusalIn(sentence, counterpart) ?? []),
    ...sentences.flatMap((sentence) => notWantedIn(sentence, counterpart)),
    ...sentences.flatMap((sentence) => houseRules(sentence)),
    ...sentences.flatMap((sentence) => insultIn(sentence, counterpart)),
    ...sentences.flatMap((sentence) => nothingFor(sentence)),
    ...sentences.flatMap((sentence) => tooLong(sentence, counterpart)),
  ]
}

const bound =
  /\byou (?:do not|don't|will not|would not|never|cannot) [^.;]*?\b(?:bound|tied|committed?|commit (?:yourself )?) (?:\p{L}+ )?(?:for )?(?:longer|more) than ([^.;,]+)/iu
const atMostTerm = /\bcontract (?:for|of) (?:at most|no more than|not more than) ([^.;,]+? (?:weeks?|months?|years?))/iu

/** "You do not want to be bound for longer than 12 months" */
function tooLong(sentence: string, counterpart: Counterpart): Refusal[] {
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
function nothingFor(sentence: string): Refusal[] {
  const [, object = '', verb = ''] =
    /^for ([\p{L} ]{3,30}?),? you (give|pay|have|spend) (?:nothing|no \p{L}+)\b/iu.exec(sentence) ?? []
  if (!object) return []
  return [
    { stems: contentStems(object), object, longest: null, unless: new Set(), text: `For ${object} I ${verb} nothing.` },
  ]
}

/** "A voucher is an insult." */
const insult =
  /^(?:an? |the |any )?([\p{L} -]{3,30}?) (?:is|are|would be) (?:an insult|out of the question|no option|unacceptable|forbidden|prohibited|not (?:acceptable|an option|welcome|allowed|permitted))\b/iu

function insultIn(sentence: string, counterpart: Counterpart): Refusal[] {
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

function notWantedIn(sentence: string, counterpart: Counterpart): Refusal[] {
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
function houseRules(sentence: string): Refusal[] {
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

function refusalIn(sentence: string, counterpart: Counterpart): Refusal | null {
  const object = refusedIn(sentence)
  // A limit in money is the matter of a negotiation.
  if (!object || amountsIn(object).length > 0) return null
  const unless = contentStems(/\bunless (.+)$/i.exec(sentence)?.[1] ?? '')
  const text = unless.size === 0 && isSayable(sentence) ? inFirstPerson(withoutNotes(sentence).text, counterpart) : null
  const refusal = { ...contentOf(object), object, unless, text }
  return refusal.stems.size > 0 || refusal.longest ? refusal : null
}

/** "A cat is fine" */
const isFine =
  /^(?:an? |the )?([\p{L} -]{2,30}?) (?:is|are|would be) (?:fine|okay|welcome|allowed|possible|all right|acceptable)(?=[.,;]|$)/iu
/** "You would be relieved to start at 8" */
const glad = /\byou would be (?:\p{L}+ )?(?:relieved|glad|happy|delighted|grateful) (?:to|for|about) ([^.;]+)/iu

/** What the prompt lets the role agree to: "agrees to a weekly phone call". */
export function acceptancesOf(sentences: readonly string[], counterpart: Counterpart): Acceptance[] {
  return sentences
    .flatMap((sentence) =>
      (wholeOf(accepts.exec(sentence)?.[1]) ?? isFine.exec(sentence)?.[1] ?? glad.exec(sentence)?.[1] ?? '').split(
        /,? (?:or|and) (?:to )?|, (?:to )?/,
      ),
    )
    .map((text) => text.replace(/(?:^| )(?:if|when|once|unless|as long as)\b.*$/, '').trim())
    .map((text) => ({ text: spokenTo(text, counterpart), stems: contentStems(text) }))
    .filter(({ text, stems }) => stems.size > 0 && !notAlone.test(text))
}

/** "Earplugs and a breakfast only with a reduction": neither is enough. */
const wholeOf = (text: string | undefined) => (text && /\bonly (?:with|together|if|in)\b/.test(text) ? '' : text)
/** "A breakfast only with a reduction", "Mr": no thing that is enough. */
const notAlone = /\bonly (?:with|together|if|in)\b|^(?:Mr|Mrs|Ms|Dr)$/

/** What the role can agree to, in its words: "put a carpet under the drums". */
export interface Acceptance {
  text: string
  stems: ReadonlySet<string>
}

function refusedIn(sentence: string): string {
  const found = refuses.exec(sentence) ?? ordered.exec(sentence) ?? exception.exec(sentence)
  const what = found?.[1] ?? ''
  return ofSpeech.test(what) ? '' : what.replace(reasonAfter, '').replace(/:.*$/, '')
}

/** An instruction is no sentence of the role: "Never accept next week". */
function isSayable(sentence: string): boolean {
  return refuses.test(sentence) && !exception.test(sentence) && faultOf(sentence, '') === null
}

const longerThan = /\b(?:longer|more|later) than (.+)$/i
const noContent = /\b(?:anything|accept|agree)\b|\b(?:for )?(?:longer|more|later) than .+$/gi

function contentOf(object: string): Pick<Refusal, 'stems' | 'longest'> {
  const [longest = null] = durationsIn(longerThan.exec(object)?.[1] ?? '')
  return { stems: contentStems(object.replace(noContent, '')), longest }
}

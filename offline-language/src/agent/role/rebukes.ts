import { asInSentence } from '../../language/tokens/first-letter.js'
import { inSecond } from '../prompt/in-second-person.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { spokenTo } from './phrase-goal.js'

/** A sharp answer to what the prompt names, in its own words. */
export interface Rebuke {
  words: string
  /** The words of the person that it throws back; null if it answers any that mean this. */
  quote: string | null
  /** What it does not want to hear of, if that can be named alone: "vouchers". */
  thing: string | null
}

/** Longer ones sound like the prompt. */
const mostWords = 12
const quoted = /["“]([^"”]{3,60})["”]/g
const ofName = /\bcall(?:s|ed)?\b/i

/** What a part says to what makes it angry; none if it can only be annoyed. */
export function rebukesOf(condition: string, counterpart: Counterpart): Rebuke[] {
  const quotes = ofName.test(condition) ? [] : [...condition.matchAll(quoted)].map(([, quote = '']) => bare(quote))
  if (quotes.length > 0) return quotes.map(ofQuote)
  const words = fromDeed(condition.replace(further, ''), (text) =>
    spokenTo(text.replace(/\b(?:this|these|those) /g, ''), counterpart),
  )
  return words && words.split(' ').length <= mostWords ? [{ words, quote: null, thing: thingIn(words) }] : []
}
/** "Jake, who was expelled", "attacked or compared with others": one of several deeds is enough. */
const further = /, (?:who|which|since|because|as)\b.*$|(?<=\bare \p{L}+ed) or \p{L}+ed\b.*$/iu
const bare = (quote: string) => quote.replace(/[.,!?…]+$/, '')
/** "Do not say “put down”.", "Do not give me “we followed procedure”." */
const ofQuote = (quote: string): Rebuke => ({
  words: `Do not ${quote.split(' ').length > mostOfWord ? 'give me' : 'say'} “${asInSentence(quote)}”.`,
  quote,
  thing: null,
})
const mostOfWord = 2

/** "Do not come to me with forms.", "Do not offer me vouchers.", "Do not tell me to wear earplugs." */
const thingIn = (words: string): string | null =>
  /^Do not (?:come to me with|offer me|give me(?! .*praise\b)|tell me to \p{L}+(?= \p{L}{3,}s\.$)) ((?:\S+ ){0,4}\S+)\.$/u.exec(
    words,
  )?.[1] ?? null

type Spoken = (text: string) => string

const pushing =
  'lectures?|pressures?|push(?:es)?|rush(?:es)?|threatens?|interrupts?|compares?|blames?|insults?|accuses?'
const doneToMe = `${pushing}|pity|pities|patroni[sz]es?|asks?(?= you to )`

const naming =
  'uses?|quotes?|makes?|(?:talks?|speaks?) (?:of|about)|mentions?|brings? up|raises?|starts? with|hides? behind|jokes? about'

/** The first that applies. */
const ways: readonly [looks: RegExp, said: (found: readonly string[], spoken: Spoken) => string | null][] = [
  [
    /^(?:you are|.+?) (?:told|tells? you|says?) (that .+|to .+|.+ (?:is|are|will|have|has) .+)$/i,
    ([claim = ''], spoken) => `Do not tell me ${spoken(claim)}.`,
  ],
  [
    /^(?:you are called|.+? calls? you) (?!by\b|on\b)(.+)$/i,
    ([name = ''], spoken) => `Do not call me ${spoken(name)}.`,
  ],
  [new RegExp(`^(?:you are quoted|.+? (?:${naming})) (.+)$`, 'i'), ([thing = ''], spoken) => ofThing(spoken(thing))],
  [
    /^you are (?:being )?(talk|spok)(?:ed|en) (down )?to\b(.*)$/i,
    ([verb = '', down = '', rest = ''], spoken) =>
      doNot(verb === 'talk' ? 'talk' : 'speak', down.trim(), 'to me', spoken(rest).trim()),
  ],
  [
    /^you are (?:being )?(\p{L}+?)(i?ed)\b(?! (?:about|for|how|whether)\b)(.*)$/iu,
    ([stem = '', ending = '', rest = ''], spoken) =>
      doNot(plain(stem, ending), 'me', spoken(rest.replace(/^ or \p{L}+ed$/u, ''))),
  ],
  [/^.*?\b(?:talks?|speaks?) (in .+)$/i, ([how = ''], spoken) => `Do not talk to me ${spoken(how)}.`],
  [
    /^.+? (gives?|offers?) you (?!to\b)(.+?)(?: instead of .+)?$/i,
    ([verb = '', thing = ''], spoken) => `Do not ${inSecond(verb)} me ${spoken(thing)}.`,
  ],
  [/^(?:you are|.+?) (put|puts) (?:you )?(on hold)/i, ([, rest = '']) => doNot('put', 'me', rest)],
  [
    new RegExp(`^\\S+ (?:\\S+ly )?(${doneToMe}) (you\\b|your .+?(?= with\\b|$))(.*)$`, 'i'),
    ([verb = '', object = '', rest = ''], spoken) =>
      doNot(inSecond(verb), object === 'you' ? 'me' : spoken(object), spoken(rest)),
  ],
]

function fromDeed(condition: string, spoken: Spoken): string | null {
  for (const [looks, said] of ways) {
    const found = looks.exec(condition.replace(atPart, ''))?.slice(1)
    if (found) return said(found, spoken)
  }
  return null
}

/** "Quotes rules at you" */
const atPart = / (?:at|to|against) you$/i

const doNot = (...words: string[]): string => `Do not ${words.filter(Boolean).join(' ')}.`

const silentE =
  /^(?:lectur|blam|compar|ignor|accus|judg|criticis|criticiz|patronis|patroniz|pressur|ridicul|forc|refus|excus|teas|humiliat|intimidat|interrogat)$/
/** "Rushed" as "rush", "hurried" as "hurry", "blamed" as "blame". */
const plain = (stem: string, ending: string): string =>
  ending === 'ied' ? `${stem}y` : silentE.test(stem) ? `${stem}e` : stem

const ofOwn = /^(?:my|me) /i
const clause = /\b(?:that|how|why|whether|who|which)\b/i

/** "Leave my parents out of it.", "Do not come to me with forms." */
function ofThing(thing: string): string | null {
  if (clause.test(thing)) return null
  return ofOwn.test(thing) ? `Leave ${thing} out of it.` : `Do not come to me with ${thing}.`
}

import { loadedTagger } from '../../language/tokens/loaded-tagger.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { numberOf } from '../wording/number-words.js'
import { meaningOf } from './meaning.js'
import type { BargainPart } from './unit.js'

/** `ofTalk`: what is said or asked, or how, which the person finds alone. */
const { mannerOfPart, asksHelp, ofTalk } = loadPatterns('units/conditions', 'mannerOfPart', 'asksHelp', 'ofTalk')

/** What every offer has in it. */
const general = new Set(
  'propos suggest offer fair someth everyth say show ask find least reason mention tell explain bring point done finish'.split(
    ' ',
  ),
)
const count = '(\\d(?:[\\d,.]*\\d)?|one|two|three|four|five|six|seven|eight|nine|ten)'
const numbered = [
  new RegExp(`\\b(?:at least|not less than|no fewer than|a minimum of) (?:\\p{L}+ )?${count}\\b`, 'iu'),
  new RegExp(`(?:^|\\s|[$€£])${count}(?: \\p{Ll}+)? or (?:more|above|over|higher|better)\\b`, 'iu'),
]

/** "You offer me a new desk and a review in May" */
const twoThings =
  /^(you (?:offer|give|promise|grant|guarantee|send|get|arrange|name)(?: me| us)? )(.+?),? and ((?:an?|the) .+)$/iu
/** "Choosing and training her" is one thing. */
const border = /,? and (?!(?<=\p{L}ing,? and )\p{L}+ing\b)(?=\p{L}+ )(?!(?:the|a|an|\d+|between|three|ten|two)\b)/u

const verbOf = /^(you (?!are\b|have\b)\p{Ll}+ (?:me |us )?)/u
/** "You offer me 2,900 a month and Sundays off": the second thing is offered, too. */
const withVerbs = ([first = '', ...others]: string[]): string[] => {
  const verb = verbOf.exec(first)?.[1]
  const isThing = (text: string) => /^(?:NOUN|PROPN|ADJ|NUM)$/.test(loadedTagger()?.(`You ${text}`)[1]?.pos ?? '')
  return [first, ...others.map((text) => (verb && isThing(text) ? `${verb}${text}` : text))]
}

/** Each thing that has to be said or done; "a rota or taking turns" is one thing with two names. */
export function partsOf(condition: string): BargainPart[] {
  const each = withVerbs(condition.replace(twoThings, '$1$2 and $1$3').split(border))
  return each.map((text) => ({
    text: /^(?:you|the|my|an?|it|your|I|everything|everyone|everybody|all|both|there|nothing|no one|nobody|someone|somebody)\b/.test(
      text,
    )
      ? text
      : `${/^it \b/.test(condition) ? 'it' : 'you'} ${text}`,
    stems: new Set([...meaningOf(text)].filter((stem) => !general.has(stem))),
    least: leastIn(text),
    isManner: mannerOfPart.test(text),
    isOfTalk: ofTalk.test(`you ${text.replace(/^you /, '')}`) && !toOthers.test(text),
    asksHelp: asksHelp.test(text),
    isApology: /\b(?:apologi[sz]es?|sorry|apology)\b/i.test(text),
  }))
}

/** "You talk to the two fathers yourself" is a deed. */
const toOthers = /^(?:you )?(?:(?:talk|speak) to|ask|tell|thank) (?:the|your|both|all|an?|every\p{L}+|\p{Lu}\p{L}+) /u

function leastIn(text: string): number | null {
  const found = numbered.map((looks) => looks.exec(text)?.[1]).find((each) => each !== undefined)
  return found ? numberOf(found) : null
}

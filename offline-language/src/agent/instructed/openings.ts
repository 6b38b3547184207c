import { capitalised } from '../../language/tokens/first-letter.js'
import { bySentence } from './by-sentence.js'

export interface Taken {
  prompt: string
  /** What was taken out of it, as sentences about the part. */
  found: string[]
}

const whom = '(?:him|her|them|you|(?:the|your) \\p{Ll}+(?: \\p{Ll}+)?|\\p{Lu}\\p{L}+)'
const says = `(?:say(?:s|ing)?|tell(?:s|ing)? ${whom}|point(?:s|ing)? out(?: to ${whom})?|complain(?:s|ing)?(?: to ${whom})?|mention(?:s|ing)?|announc(?:es?|ing)|stat(?:es?|ing)|explain(?:s|ing)?(?: to ${whom})?|report(?:s|ing)?|remark(?:s|ing)?|remind(?:s|ing)? ${whom}|insist(?:s|ing)?|stress(?:es|ing)?|claim(?:s|ing)?|declar(?:es?|ing)|object(?:s|ing)?)`
const before = '(?<head>.*?)(?<![\\p{L}])(?<who>you|he|she) (?:always |usually |immediately |will )?'
const begins =
  '(?:begin|start|open|lead|enter|come in)s?(?: off| out)?(?: (?:the|your|this) (?:call|talk|conversation|meeting))?'
const early =
  '(?:first(?: of all)?|right away|at once|straight away|before anything else|to begin with|immediately|from the start|at the (?:very )?(?:start|beginning|outset))'
const that = 'that (?<what>.+)'

const forms: readonly RegExp[] = [
  new RegExp(`^${before}${begins}(?<how> [^.;:]{0,40}?)??(?: by|,? and| with)? ${says} ${that}$`, 'iu'),
  new RegExp(`^${before}${says},? ${early},? ${that}$`, 'iu'),
  new RegExp(`^${before}${early},? ${says} ${that}$`, 'iu'),
  new RegExp(`^(?<head>)${early},? (?<who>you|he|she) ${says} ${that}$`, 'iu'),
  new RegExp(
    `^(?<head>)(?:the first thing (?:that )?(?<who>you|he|she) ${says} is|your first (?:words|sentence) (?:is|are)) ${that}$`,
    'iu',
  ),
]

/** What is told in a case is no opening, and what is done at the start without a word is none either. */
const inCase = /\b(?:if|when(?:ever)?|once|unless|as soon as|until)\b/i
/** "…, but you calm down", "…, although it is not true" */
const further =
  /,? (?:(?:but|and) (?=(?:you|he|she) )|(?=(?:although|though|whereas)\b|(?:until|unless|before|then) (?:you|he|she|they)\b)).*$/iu
const eachThat = /,? and that |, that /i
const manner = /^ (?:\p{L}+ly|in an? [^,.]+|with an? [^,.]+)$/iu

const sentence = (text: string): string => `${capitalised(text.trim().replace(/[.!,;]+$/, ''))}.`

const leadOf = (head: string): string => {
  const lead = head.replace(/[,;]? *(?:(?:and|but|so)(?: then)? )?$/i, '')
  return lead ? sentence(lead) : ''
}
const moodOf = ({ who = '', how = '' }: Record<string, string>): string =>
  manner.test(how) ? `${capitalised(who)} begin${/^you$/i.test(who) ? '' : 's'}${how}.` : ''
const moreOf = (rest: string): string =>
  /^,? (?:but|and) /.test(rest) ? sentence(rest.replace(/^,? (?:but|and) /, '')) : ''

/** "You begin crossly and say that A and that B" as "A. B. You begin crossly.": what is said first is true as well. */
export function takeOpenings(prompt: string): Taken {
  const found: string[] = []
  const told = bySentence(prompt, (whole) => {
    const [, text = '', gap = ''] = /^(.*?)(\s*)$/su.exec(whole) ?? []
    const form = forms.map((looks) => looks.exec(text)?.groups).find(Boolean)
    if (!form) return whole
    const { head = '', what = '' } = form
    if (inCase.test(head)) return whole
    const rest = further.exec(what)?.[0] ?? ''
    const said = what.slice(0, what.length - rest.length)
    const clauses = said
      .replace(/[.!]+$/, '')
      .split(eachThat)
      .map(sentence)
    found.push(...clauses)
    return [leadOf(head), ...clauses, moodOf(form), moreOf(rest)].filter(Boolean).join(' ') + gap
  })
  return { prompt: told, found }
}

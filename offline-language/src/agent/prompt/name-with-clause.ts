import { lowerFirst } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { inSecond } from './in-second-person.js'
import { isThirdPersonVerb } from './verb-forms.js'

const { past } = loadPatterns('prompt/identity', 'past')

const label = '(?:(?:#[^\\n]*\\n+)?(?:\\*{0,2}(?:[Cc]haracter|[Pp]ersona|[Rr]ole|[Pp]art)\\*{0,2}: ?)?)'
const name =
  '(?!(?:On|In|At|By|Last|Next|The|This|When|After|Before|Since|Every|For|During|Your?)\\b)' +
  "(?:(?:Mr|Mrs|Ms|Dr|Prof|Sir)\\.? )?\\p{Lu}[\\p{Ll}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){1,2}"
/** "Mrs Ida Roth-Lind, seventy-two, heiress to a factory, has …" at the beginning of a prompt. */
const named = new RegExp(`^(${label})(${name}), ([^\\n.!?;:]{1,200}), ([^,\\n]+[^\\n]*)`, 'u')
/** What someone is, and no deed: "retired from the bank". */
const state = /^(?:retired|married|divorced|separated|widowed|aged|based|born|known|called|employed|engaged)\b/

function isDeed(item: string): boolean {
  const [, verb = ''] = /^(?:also |now |still |always |never )?(\p{L}+)\b/u.exec(item) ?? []
  return /^(?:is|was|has|had)$/.test(verb) || isThirdPersonVerb(verb) || (past.test(item) && !state.test(item))
}

type Subject = 'She' | 'He' | 'You'
const subjects: Readonly<Record<string, Subject>> = { she: 'She', her: 'She', you: 'You', your: 'You' }

function subjectIn(prompt: string, who: string): Subject {
  if (/^(?:Mrs|Ms)\b/.test(who)) return 'She'
  if (/^(?:Mr|Sir)\b/.test(who)) return 'He'
  const [first = ''] = /\b(?:he|his|him|she|her|you|your)\b/i.exec(prompt) ?? []
  return subjects[first.toLowerCase()] ?? 'He'
}

const isIntroduced = /\b[Yy]ou (?:are|play) (?=\p{Lu})/u

/** "A 15-year-old girl, Jess, has moved": what someone is before the name, in a prompt that speaks to no one. */
const nameSecond =
  /^((?:An?|The) (?:[\p{Ll}\d-]+ ){0,3}[\p{Ll}-]+), (\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}-]+)?), (?=(?:has|is|was|had|\p{Ll}{2,}s) )(?![\s\S]*\b[Yy]our?\b)/u

/** A prompt that begins with the part's name, what it is and what it does, as "You are" and a sentence about what it does. */
export function withNameApart(prompt: string, recipientName: string): string {
  const isOfPerson = (text: string) => recipientName.split(' ').some((word) => word.length > 2 && text.includes(word))
  const [before, what = '', called = ''] = nameSecond.exec(prompt) ?? []
  return before && !isOfPerson(called)
    ? introduced(called, what, prompt.slice(before.length))
    : withClauseApart(prompt, isOfPerson)
}

function introduced(name: string, what: string, rest: string): string {
  return `You are ${name}, ${lowerFirst(what)}. ${subjectIn(rest, name)} ${rest}`
}

function withClauseApart(prompt: string, isOfPerson: (text: string) => boolean): string {
  const [whole = '', start = '', who = '', described = '', rest = ''] = named.exec(prompt) ?? []
  const isPerson = isOfPerson(who)
  if (!whole || isPerson || isIntroduced.test(prompt)) return prompt
  const items = `${described}, ${rest}`.split(', ')
  const at = items.findIndex(isDeed)
  if (at < 1) return prompt
  const subject = subjectIn(prompt, who)
  const deed = items.slice(at).join(', ')
  const told = subject === 'You' ? deed.replace(/^\p{L}+/u, inSecond) : deed
  return `${start}You are ${who}, ${items.slice(0, at).join(', ')}. ${subject} ${told}${prompt.slice(whole.length)}`
}

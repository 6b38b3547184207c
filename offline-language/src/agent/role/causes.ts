import { lowerFirst } from '../../language/tokens/first-letter.js'
import { plainForm } from '../prompt/verb-forms.js'
import { isOfTalk } from './reaction-clauses.js'

/** "Buzzwords and being called by your first name", "pity or small talk", "flattery and to talk of …" are several causes. */
const another =
  /,? (?:and|or) (?=(?:being|hearing|when|people|anyone|someone|any)\b)|,? (?:and|or) (?:to|at) (?!be\b)|,? or (?=["“]|\S+$)/i
/** "Being called "young man" or "dear"" */
const called = /^being called (?=["“])/i

/** What causes a reaction, as something that the person does: "being told that it is late" as "you are told that it is late". */
export function conditionsOf(cause: string, isLiked = false): string[] {
  const [verb = ''] = called.exec(cause) ?? []
  return cause
    .split(another)
    .map((each) => (/^["“]/.test(each) ? `${verb}${each}` : each))
    .map((each) => conditionOf(lowerFirst(each.trim()), isLiked))
    .filter((each) => each.length > 0)
}

/** Who does it, in the words of a prompt. */
const somebody = /^(?:(?:some|any|every)(?:one|body)|people|persons|they|(?:an?|the) (?:person|adult)) (\p{L}+)/iu
const gerund = /^(?!(?:being|having|getting|hearing)\b)(\p{L}{2,})ing\b/iu
const silentE = /(?:compar|quot|blam|prais|apologi[sz]|acknowledg|lectur|accus|us|giv|tak|mak|promis|admir)$/i

/** "Telling" as "tell", "admitting" as "admit", "quoting" as "quote". */
const deedOf = (stem: string): string =>
  silentE.test(stem) ? `${stem}e` : stem.replace(/(?<=[^aeiou][aeiou])([bdgmnpt])\1$/i, '$1')
const relative = /^(?:(?:[\p{L}-]+ ){1,4}?who|(?:(?:some|any|every)(?:one|body)|people|those) that) (\p{L}+)/iu
const inCase = /^(?:it )?(?:when(?:ever)?|if) /i

type Rewrite = readonly [looks: RegExp, condition: (rest: string, before: string) => string]

/** A noun for something said, with what stands before it and after it; the first that applies. */
const nouns: readonly Rewrite[] = [
  [/apolog(?:y|ies)\b/i, (rest) => `they apologise${rest}`],
  [/(?:thanks|thank-yous?|gratitude)\b/i, (rest) => `they thank you${rest}`],
  [/threats? (?:of|with)\b/i, (rest) => `they threaten you with${rest}`],
  [/(?:threats?|ultimatums?)\b/i, (rest) => `they threaten you${rest}`],
  [/(?:talk|mention|discussions?|references?|reminders?) (?:of|about|to)\b/i, (rest) => `they mention${rest}`],
  [
    /(?:hints?|suggestions?|insinuations?|implications?|allusions?|accusations?|claims?|remarks?|comments?|jokes?)\b/i,
    (rest) => `they hint${rest}`,
  ],
  [
    /(?:prais\p{L}*|compliments?|flattery|recognition|appreciation)\b/iu,
    (rest, before) => `they give you ${before}praise${rest}`,
  ],
  [/(?:pressure|rushing|hurry|impatience)\b/i, (rest) => `they pressure you${rest}`],
  [/(?:sarcasm|irony|mockery|ridicule)\b/i, (rest) => `they are sarcastic${rest}`],
  [/pity\b/i, (rest) => `they pity you${rest}`],
  [/(?:lectures?|lecturing|preaching)\b/i, (rest) => `they lecture you${rest}`],
  [/questions?\b/i, (rest, before) => (rest ? `they ask${rest}` : `they ask ${before}questions`)],
  [
    /(?:understanding|sympathy|empathy|kindness|patience|respect|interest)\b/i,
    (rest, before) => `they show ${before}understanding${rest}`,
  ],
  [/(?:honesty|candou?r|straight talk|plain words)\b/i, (rest) => `they are honest${rest}`],
]
const determiner = /^(?:(?:any|every|all|an?|the|even|more|some) )+/i

function conditionOf(cause: string, isLiked: boolean): string {
  const text = cause.replace(inCase, '').replace(/^(?:the (?:words?|phrase|sentence)s? )(?=["“])/i, '')
  if (/^["“]/.test(text)) return `you hear ${text}`
  const passive = /^(?:being|getting|having to be|to be) (.+)$/i.exec(text)?.[1]
  if (passive) return `you are ${passive}`
  const heard = /^(?:hearing|to hear|having to hear) (.+)$/i.exec(text)?.[1]
  if (heard) return /^(?:how|why|what)\b/i.test(heard) ? `they explain ${heard}` : `they say ${heard}`
  const verb = relative.exec(text)
  if (verb) return `they ${plainForm(verb[1]!)}${text.slice(verb[0].length)}`
  const deed = gerund.exec(text)
  if (deed) return `they ${deedOf(deed[1]!)}${text.slice(deed[0].length)}`
  const who = somebody.exec(text)
  if (who) return `they ${plainForm(who[1]!)}${text.slice(who[0].length)}`
  return cause === text ? ofNoun(text.replace(determiner, ''), isLiked) : text
}

function ofNoun(text: string, isLiked: boolean): string {
  for (const [looks, condition] of nouns) {
    const found = looks.exec(text)
    // "Small talk" and "talk of forms" are two things.
    if (found && !/\b(?:small|straight) $/i.test(text.slice(0, found.index)) && isFirst(text, found.index))
      return condition(text.slice(found.index + found[0].length), text.slice(0, found.index))
  }
  return isLiked && !isOfTalk(text) ? `they offer you ${text}` : `they use ${text}`
}

/** "Concrete praise", not "figures instead of praise". */
const mostBefore = 3
const isFirst = (text: string, at: number) =>
  text.slice(0, at).split(' ').length <= mostBefore && !/\b(?:of|for|to|about)\b/.test(text.slice(0, at))

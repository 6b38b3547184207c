import { hasVerb } from '../units/statements.js'
import { directQuestion } from './direct-question.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('role/list-lines', 'asking', 'listener', 'bareNoun', 'participle')

const bullet = /^(\s*(?:[-*•·–]|\d+[.)])\s+)(.*)$/u
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lowered = (text: string) =>
  /^(?:\p{Lu}\p{Ll}|A )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** A heading over what the part asks: "What you want to find out:" */
const asking = patterns.asking
const heading = /^(?:#{1,6} .+|\*\*[^*]+\*\*:?|(?:[\p{L}'’-]+ ){0,6}[\p{L}'’-]+:)$/u
const listener = patterns.listener
const helping: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do' }

/** "has the candidate worked with people before" as "Have you worked with people before?"; null if it is no question. */
function asked(item: string): string | null {
  const plain = item
    .replace(/[.?;]+$/, '')
    .replace(/^(?:asks? |find out )/i, '')
    .replace(listener, 'you')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthem\b/gi, 'you')
    .replace(/^(has|is|was|does) (?=you\b)/i, (_, verb: string) => `${helping[verb.toLowerCase()] ?? verb} `)
    .replace(/\byou (has|is|was)\b/gi, (_, verb: string) => `you ${helping[verb.toLowerCase()] ?? verb}`)
  if (/^(?:have|are|were|do|did|can|could|will|would|has|is|was|does) (?:you|your|there|it|the)\b/i.test(plain))
    return `${capital(plain)}?`
  return directQuestion(lowered(plain).replace(/^if\b/, 'whether'))
}

const participle = patterns.participle.source
const preposition = '(?=(?:on|for|in|at|by|to|from|with|since|until|last|this|yesterday|today|two|three|four|\\d)\\b)'
const passive = new RegExp(`^${participle} ${preposition}`, 'iu')
const named = new RegExp(
  `^((?!You|He|She|It|They|We|I|The|An?\\b)\\p{Lu}\\p{Ll}+(?: (?!(?:have|has|had|was|were|is|are)\\b)\\p{Ll}+){0,2}) (${participle}) ${preposition}`,
  'u',
)
const bareNoun = patterns.bareNoun
const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const dated = new RegExp(
  `^((?:first|second|third|next|last|new) (?:date|appointment|delivery|meeting|visit)):? (\\d{1,2} ${month})`,
  'iu',
)

/** Notes of a list, which leave out what is clear, as sentences: "Promised for 9 May" is "It was promised for 9 May". */
function whole(piece: string): string {
  if (passive.test(piece)) return `It was ${lowered(piece)}`
  return piece
    .replace(
      named,
      (_, what: string, done: string) => `The ${lowered(what)} ${/[^s]s$/.test(what) ? 'were' : 'was'} ${done} `,
    )
    .replace(bareNoun, (noun) => `The ${lowered(noun)}`)
    .replace(dated, (_, what: string, day: string) => `The ${lowered(what)} was ${day}`)
}

const things =
  /^((?:You|He|She) (?:wants?|needs?|would like) to (?:know|hear|find out))(?:(?: \p{L}+)? (?:things|answers)| the following)?: (.+)$/u

/** "You want to know three things: A, when B, and what C." in a sentence each. */
function separately(line: string): string {
  return line
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .map((sentence) => {
      const [, start = '', list = ''] = things.exec(sentence.replace(/[.]$/, '')) ?? []
      return start
        ? list
            .split(/, (?:and )?| and (?=(?:how|when|who|what|why|where|whether)\b)/)
            .map((each) => `${start} ${each}.`)
            .join(' ')
        : sentence
    })
    .join(' ')
}

/** "Offer: if the candidate is good, a trial shift" */
const offered =
  /^((?:[-*•] )?)(?:\*\*)?(?:Offers?|Concessions?)(?:\*\*)?:(?:\*\*)? +(if|when|once) ([^,]+), (?=(?:an?|the|one|two|\d)\b)(.+)$/iu

/** A heading over what the part wants: what is under it without a verb is what it wants. */
const wanting =
  /^(?:#+ *|\*\*)?what (?:you|he|she) (?:wants?|needs?|expects?|demands?|hopes? for)(?:\*\*)?:?(?:\*\*)?$/i

/** "Delivery this week, and 80 euros back." under such a heading */
function wished(text: string, wants: string): string {
  const [first = '', ...rest] = text.split(/(?<=[.!?]) (?=\p{Lu})/u)
  if (!first || hasVerb(first) || /["“?:]/.test(first)) return text
  return [`${wants} ${lowered(first)}`, ...rest].join(' ')
}

/** "You want", or "He wants" in a prompt about "him". */
function wantsOf(prompt: string): string {
  const [pronoun = 'you'] = /\b(?:he|she)\b/i.exec(prompt) ?? []
  const others = prompt.match(/\b(?:he|she|his|her|him)\b/gi)?.length ?? 0
  const own = prompt.match(/\byour?\b/gi)?.length ?? 0
  return others > own ? `${capital(pronoun.toLowerCase())} wants` : 'You want'
}

const bareModal =
  /(?<=^|[.;:] |\n(?:[-*•] )?)(Would|Will|Cannot|Won't|Might) (?=(?!(?:you|he|she|they|it|I|we|the|this|that|there)\b)\p{Ll})(?=[^?\n]*(?:[.\n]|$))/gu

/** "Would agree to a rule" as "You would agree to a rule". */
const withSubjects = (prompt: string, wants: string) =>
  prompt.replace(bareModal, (_, modal: string) => `${wants.split(' ')[0] ?? 'You'} ${modal.toLowerCase()} `)

/** A prompt whose lists are sentences and whose lists of questions are questions. */
export function withListLines(prompt: string): string {
  const wants = wantsOf(prompt)
  let isAsking = false
  let isWanting = false
  return withSubjects(prompt, wants)
    .split('\n')
    .map((line) => {
      const text = line.trim()
      if (heading.test(text)) {
        isAsking = asking.test(text)
        isWanting = wanting.test(text)
        return isAsking ? '## Goals' : line
      }
      const [, mark = '', item = ''] = bullet.exec(line) ?? []
      const question = isAsking && mark && !/["“]/.test(item) ? asked(item) : null
      if (question) return `- Ask: "${question}"`
      const said = isWanting
        ? mark + wished(mark ? item : text, wants)
        : mark
          ? mark + item.split(/; /).map(whole).join('; ')
          : separately(line)
      return said.replace(
        offered,
        (_, start: string, joint: string, condition: string, what: string) =>
          `${start}${capital(joint.toLowerCase())} ${condition}, you offer ${what}`,
      )
    })
    .join('\n')
}

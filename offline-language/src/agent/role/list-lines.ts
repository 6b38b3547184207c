import { asInSentence, capitalised } from '../../language/tokens/first-letter.js'
import { directQuestion } from '../wording/direct-question.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('role/list-lines', 'asking', 'listener', 'bareNoun', 'participle')

const bullet = /^(\s*(?:[-*•·–]|\d+[.)])\s+)(.*)$/u

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
    return `${capitalised(plain)}?`
  return directQuestion(asInSentence(plain).replace(/^if\b/, 'whether'))
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
  if (passive.test(piece)) return `It was ${asInSentence(piece)}`
  return piece
    .replace(
      named,
      (_, what: string, done: string) => `The ${asInSentence(what)} ${/[^s]s$/.test(what) ? 'were' : 'was'} ${done} `,
    )
    .replace(bareNoun, (noun) => `The ${asInSentence(noun)}`)
    .replace(dated, (_, what: string, day: string) => `The ${asInSentence(what)} was ${day}`)
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

/** "You", or "He" in a prompt about "him". */
function subjectOf(prompt: string): string {
  const [pronoun = 'you'] = /\b(?:he|she)\b/i.exec(prompt) ?? []
  const others = prompt.match(/\b(?:he|she|his|her|him)\b/gi)?.length ?? 0
  const own = prompt.match(/\byour?\b/gi)?.length ?? 0
  return others > own ? capitalised(pronoun.toLowerCase()) : 'You'
}

const bareModal =
  /(?<=^|[.;:] |\n(?:[-*•] )?)(Would|Will|Cannot|Won't|Might) (?=(?!(?:you|he|she|they|it|I|we|the|this|that|there)\b)\p{Ll})(?=[^?\n]*(?:[.\n]|$))/gu

/** "Would agree to a rule" as "You would agree to a rule". */
const withSubjects = (prompt: string) => {
  const subject = subjectOf(prompt)
  return prompt.replace(bareModal, (_, modal: string) => `${subject} ${modal.toLowerCase()} `)
}

/** A prompt whose lists are sentences and whose lists of questions are questions. */
export function withListLines(prompt: string): string {
  let isAsking = false
  return withSubjects(prompt)
    .split('\n')
    .map((line) => {
      const text = line.trim()
      if (heading.test(text)) {
        isAsking = asking.test(text)
        return isAsking ? '## Goals' : line
      }
      const [, mark = '', item = ''] = bullet.exec(line) ?? []
      const question = isAsking && mark && !/["“]/.test(item) ? asked(item) : null
      if (question) return `- Ask: "${question}"`
      const said = mark ? mark + item.split(/; /).map(whole).join('; ') : separately(line)
      return said.replace(
        offered,
        (_, start: string, joint: string, condition: string, what: string) =>
          `${start}${capitalised(joint.toLowerCase())} ${condition}, you offer ${what}`,
      )
    })
    .join('\n')
}

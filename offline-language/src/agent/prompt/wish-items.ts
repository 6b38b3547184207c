import { lowerFirst } from '../../language/tokens/first-letter.js'
import { hasFiniteVerb } from '../../language/clauses/finite-verb.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { AgentScenario } from './agent-scenario.js'
import { pronounIn } from './part-pronoun.js'

const { wishes, refused, clause, noThing } = loadPatterns('prompt/wish-items', 'wishes', 'refused', 'clause', 'noThing')

const item = /^(\s*(?:[-*•·–]|\d+[.)])\s+)(.*)$/u
const mostWordsOfHeading = 8
/** A wish after "wants": a word keeps its capital if the prompt has it inside of sentences too. */
function small(text: string, prompt: string): string {
  const first = /^\p{Lu}[\p{Ll}'’-]*/u.exec(text)?.[0] ?? ''
  const isName = first === 'I' || new RegExp(`(?<=\\p{Ll},? )${first}(?!\\p{L})`, 'u').test(prompt)
  return first && !isName ? lowerFirst(text) : text
}

/** Who wants, and who does not. */
interface Subject {
  wants: string
  refuses: string
  minds: string
}

const subjects: Readonly<Record<'you' | 'he' | 'she', Subject>> = {
  you: { wants: 'You want', refuses: 'You do not want', minds: 'It matters to you' },
  he: { wants: 'He wants', refuses: 'He does not want', minds: 'It matters to him' },
  she: { wants: 'She wants', refuses: 'She does not want', minds: 'It matters to her' },
}

type Kind = 'wishes' | 'refused'

/** What a heading says of the items under it; undefined if a line is no heading. */
function kindOf(line: string, next: string): Kind | null | undefined {
  const text = line.trim()
  const isMarked = /^(?:#|\*\*.*\*\*:?$)/.test(text) || /:$/.test(text) || /^[^\p{Ll}]+$/u.test(text)
  const isOverList = !item.test(line) && item.test(next) && !/[.!?,;]$/.test(text)
  if (item.test(line) || text === '' || !(isMarked || isOverList)) return undefined
  const plain = text.replace(/^#+ *|\*\*|:$/g, '').trim()
  if (plain.split(' ').length > mostWordsOfHeading) return null
  if (refused.test(plain)) return 'refused'
  return wishes.test(plain) ? 'wishes' : null
}

/** What begins so is a thing, whatever follows: "No evening calls". */
const article =
  /^(?:an?|no|any|some|more|less|better|one|two|three|enough) |^(?:help|support|rest|respect) (?:with|for|from|in|of) /i
const surelyFinite = /\b(?:is|are|was|were|has|have|had|will|would|can|could|must|should|does|did)\b/

function isBare(sentence: string): boolean {
  if (/^(?:not )?to \p{Ll}/iu.test(sentence)) return true
  const main = sentence.replace(clause, '')
  return !noThing.test(sentence) && !(article.test(sentence) ? surelyFinite.test(main) : hasFiniteVerb(main))
}

/** An item without a verb of its own as a wish: "An honest reason" is "She wants an honest reason". */
function wish(sentence: string, kind: Kind, subject: Subject, prompt: string): string {
  if (/["“”?]|: \p{L}/u.test(sentence)) return sentence
  const told = small(sentence, prompt)
  if (/^that \p{Ll}/u.test(told)) return kind === 'wishes' ? `${subject.minds} ${told}` : sentence
  if (!isBare(sentence)) return sentence
  // "Does not want no more promises"
  if (kind === 'refused') return /^no\b/.test(told) ? sentence : `${subject.refuses} ${told}`
  if (/^not to /.test(told)) return `${subject.refuses} ${told.slice('not '.length)}`
  return `${subject.wants} ${told}`
}

const withPoint = (text: string) => (/[.!?]["”]?$/.test(text) ? text : `${text}.`)

/** A scenario whose items under a heading of wishes are sentences: "To stay on his run" is "He wants to stay on his run". */
export function withWishItems(scenario: AgentScenario): AgentScenario {
  const subject = subjects[pronounIn(scenario.prompt)]
  let kind: Kind | null = null
  const lines = scenario.prompt.split('\n')
  const told = lines.map((line, at) => {
    const own = kindOf(line, lines[at + 1] ?? '')
    if (own !== undefined) kind = own
    const [, mark = '', text = line] = item.exec(line) ?? []
    if (!kind || own !== undefined || text.trim() === '') return line
    const under = kind
    const said = text
      .split(/(?<=[.!]) (?=\p{Lu})/u)
      .map((sentence) => wish(sentence, under, subject, scenario.prompt))
      .join(' ')
    return said === text ? line : mark + withPoint(said)
  })
  return { ...scenario, prompt: told.join('\n') }
}

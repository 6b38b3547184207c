import { capitalised } from '../../language/tokens/first-letter.js'
import type { AgentScenario } from '../prompt/agent-scenario.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'
import { meaningOf } from '../units/meaning.js'
import type { Role } from './role.js'
import type { Unit, UnitKind } from '../units/unit.js'
import { isOwn, ownWords, valueOf } from '../written/own-words.js'
import { isKeptBack, type ReadPrompt, type ReadSentence } from '../written/read-kinds.js'

const leastSure = 0.5
const most = 0.6
const kinds = [
  ['wish', 'wish'],
  ['refuses', 'refusal'],
  ['view', 'stance'],
  ['fact', 'fact'],
] as const
/** "If asked about turnover: 612,000 last year" is about the turnover. */
const asking = /^(?:if|when) (?:he is |she is |you are |they )?(?:asked|asks?)(?: about)? /i

const mostKept = 0.3
const mostWordsOfTopic = 4

const isMatter = ({ shares, isHeading, isCue }: ReadSentence) =>
  !isHeading &&
  !isCue &&
  shares.fact + shares.view + shares.wish + shares.refuses >= leastSure &&
  shares.secret + shares.limit <= mostKept

/** Labels of orders to the one who plays the part. */
const ofPlayer = anyOf(loadPatterns('units/of-player', 'subject', 'instruction'))

function kindOf({ shares }: ReadSentence): UnitKind {
  const [kind] = [...kinds].sort(([a], [b]) => shares[b] - shares[a])
  return kind![1]
}

/** A role with what its units leave out, in the part's own words; units that are no words of the part go. */
export function withFurtherUnits(
  role: Role,
  { cast, sentences }: ReadPrompt,
  counterpart: Counterpart,
  scenario: AgentScenario,
): Role {
  const { said, secrets, bargains, onRequest } = role.units
  const own = said.filter(({ text }) => isOwn(text, cast))
  const locked = role.facts.filter(({ lock, needs }) => lock || needs)
  const read = [...own, ...secrets, ...bargains, ...onRequest, ...locked].map(({ text }) => text)
  const told = [...read, ...role.hidden].map((text) => contentStems(text))
  // A sentence whose other clauses are kept back is no fact.
  const closed = new Set(sentences.flatMap((each) => (isKeptBack(each) ? each.place : [])))
  const isTold = ({ stems }: ReadSentence) => {
    const near = told.filter((each) => shared(stems, each) >= each.size / 2)
    return shared(stems, new Set(near.flatMap((each) => [...each]))) >= stems.size * most
  }
  const further = sentences.flatMap((sentence, at): Unit[] => {
    if (!isMatter(sentence) || isTold(sentence) || closed.has(sentence.place)) return []
    const words = ownWords(sentence, sentences[at - 1]?.text ?? '', { cast, counterpart, scenario })
    const topic = topicOf(sentence)
    const text = words ?? (topic ? valueOf(sentence, counterpart, cast) : null)
    if (!text) return []
    const stems = new Set([...meaningOf(text), ...meaningOf(topic)])
    return [{ kind: kindOf(sentence), text, stems, place: sentence.place, ...(words ? {} : { topic }) }]
  })
  return { ...role, units: { ...role.units, said: [...own, ...further] } }
}

/** What a label or a heading says that its sentence is about, or nothing. */
function topicOf({ label, heading }: ReadSentence): string {
  const topic = (label || heading).toLowerCase()
  const isLabel = asking.test(topic) || topic.split(' ').length <= mostWordsOfTopic
  return isLabel && !ofPlayer.test(capitalised(topic)) ? topic.replace(asking, '') : ''
}

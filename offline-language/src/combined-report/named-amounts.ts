import type { Evidence } from '@clarity/contracts'
import { evidenceFor } from '../report/read/evidence.js'
import { mostWords } from './brief-quote.js'
import type { Combined } from './combined-conversation.js'
import { sharedTopics } from './shared-topics.js'
import { loadPatterns } from '../data/load-patterns.js'

/** What people say about one thing, with a figure of their own each. */
export interface NamedAmounts {
  label: string
  in: { conversation: Combined; amount: string; quote: Evidence }[]
}

const most = 3
const wordsBefore = 8

/** Money, shares and lengths of time: a number alone, as of a street or an account, is no amount. */
const { amount } = loadPatterns('named-amounts', 'amount')

/** Topics on which the participants of one scenario name different figures; each sentence counts for one topic. */
export function namedAmounts(conversations: readonly Combined[]): NamedAmounts[] {
  // A fee in one scenario and a price in another are figures of different things.
  const scenarios = Map.groupBy(conversations, ({ source }) => source.scenarioTitle)
  return [...scenarios.values()].flatMap((theirs) => ofScenario(theirs)).slice(0, most)
}

function ofScenario(conversations: readonly Combined[]): NamedAmounts[] {
  const used = new Set<string>()
  return sharedTopics(conversations).flatMap(({ label, head, in: places }) => {
    const said = places.flatMap(({ conversation }) => amountOn(head, conversation))
    const keys = said.map(({ conversation, quote }) => `${conversation.label} ${quote.turn}`)
    if (new Set(said.map(({ amount }) => amount)).size < 2 || keys.some((key) => used.has(key))) return []
    for (const key of keys) used.add(key)
    return [{ label, in: said }]
  })
}

function amountOn(head: string, conversation: Combined): NamedAmounts['in'] {
  const { sentences, entries } = conversation.analysis?.conversation ?? { sentences: [], entries: [] }
  for (const sentence of sentences) {
    const [found] = amount.exec(sentence.text) ?? []
    if (found === undefined || sentence.role !== 'user' || !sentence.stems.has(head)) continue
    const quote = evidenceFor(sentence, entries).find((evidence) => evidence.quote.includes(found))
    if (quote) return [{ conversation, amount: found.toLowerCase().replace(/\s+/g, ' '), quote: about(found, quote) }]
  }
  return []
}

/** The part of a quote around its amount, so a shortened quote still has it. */
function about(found: string, evidence: Evidence): Evidence {
  const words = [...evidence.quote.matchAll(/\S+/g)]
  const at = words.findIndex(({ index, 0: word }) => index + word.length > evidence.quote.indexOf(found))
  const first = at < mostWords ? 0 : at - wordsBefore
  return first === 0 ? evidence : { ...evidence, quote: `… ${evidence.quote.slice(words[first]!.index)}` }
}

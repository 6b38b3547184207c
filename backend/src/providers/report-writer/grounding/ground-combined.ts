import { conversationLabel, escapeMarkdown, quoted } from '@clarity/offline-language'
import type { CombinedDraft } from '../llm/combined-draft.js'
import { unmarked } from '../llm/plain-paragraphs.js'
import { writerTexts } from '../llm/texts.js'
import type { ConversationToReport } from '../report-writer.js'
import { knownFacts } from './known-facts.js'
import { markUnsupported, type Speech } from './mark-unsupported.js'
import { spokenTurns, verifyQuote } from './verify-quote.js'

const sectionLimits = { statements: 8, quotes: 2 }

export interface GroundedCombined {
  readonly markdown: string
  readonly kept: number
  readonly dropped: number
  readonly marked: number
}

type Statement = CombinedDraft['sections'][number]['statements'][number]

/** The statements with their source conversations and verbatim quotes. Statements without a source are dropped. */
export function groundCombined(
  draft: CombinedDraft,
  sources: readonly ConversationToReport[],
  headings: readonly string[],
  wish: string,
  speech: Speech,
): GroundedCombined {
  const spoken = sources.map(({ transcript }) => spokenTurns(transcript))
  const facts = knownFacts(sources)
  // Facts of the manager's prompt and the number of conversations may appear in the report.
  const asked = knownFacts([{ ...nobody, scenarioPrompt: wish }])
  const counts = sources.map((_, at) => String(at + 1))
  const known = {
    ...facts,
    words: new Set([...facts.words, ...asked.words]),
    numbers: new Set([...facts.numbers, ...asked.numbers, ...counts]),
  }
  let dropped = 0
  let marked = 0
  let kept = 0
  const line = ({ text, conversations, quotes }: Statement): string => {
    const named = [...new Set(conversations)].flatMap((number) => (sources[number - 1] ? number - 1 : []))
    const checked = markUnsupported(unmarked(text), known, speech)
    if (named.length === 0 || !/[\p{L}\p{N}]/u.test(text)) {
      dropped++
      return ''
    }
    const heard = quotes.flatMap(({ conversation, ...claim }) => {
      const evidence = named.includes(conversation - 1) && verifyQuote(claim, spoken[conversation - 1] ?? [])
      return evidence ? [quoted(evidence)] : []
    })
    kept++
    marked += checked.count
    const labels = named.map((at) => conversationLabel(sources[at]!, at, sources))
    return `- ${[escapeMarkdown(checked.text), ...heard.slice(0, sectionLimits.quotes)].join(' ')} (${escapeMarkdown(labels.join('; '))})`
  }
  const parts = headings.map((heading) => {
    const section = draft.sections.find((one) => same(one.heading, heading))
    const lines = section?.statements.slice(0, sectionLimits.statements).map(line).filter(Boolean) ?? []
    return `## ${escapeMarkdown(heading)}\n\n${lines.join('\n') || writerTexts.emptySection}`
  })
  return { markdown: parts.join('\n\n'), kept, dropped, marked }
}

const nobody: ConversationToReport = {
  scenarioTitle: '',
  scenarioPrompt: '',
  postCallPrompt: '',
  language: 'en',
  recipientName: '',
  managerName: null,
  durationSecs: 0,
  transcript: [],
}

function same(a: string, b: string): boolean {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return bare(a) === bare(b)
}

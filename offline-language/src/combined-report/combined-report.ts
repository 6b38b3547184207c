import type { Combined } from './combined-conversation.js'
import { customSection } from './custom-section.js'
import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { executiveSummary } from './executive-summary.js'
import { keyInsights } from './key-insights.js'
import type { LanguageModel } from '../language/tokens/language-model.js'
import { leftOpen } from './left-open.js'
import { moods } from './moods.js'
import { participantAnalysis } from './participant-analysis.js'
import { promises } from './promises.js'
import { promptHeadings } from './prompt-headings.js'
import { recommendations } from './recommendations.js'
import { commonThemes } from './common-themes.js'

type Section = (conversations: readonly Combined[]) => string

const known: [RegExp, Section][] = [
  [/\b(?:executive summary|summary|overview|at a glance)\b/i, executiveSummary],
  [/\b(?:themes?|topics?|patterns?|subjects?)\b/i, commonThemes],
  [/\b(?:insights?|findings?|learnings?|takeaways?)\b/i, keyInsights],
  [/\b(?:participants?|people|individual|team members?|recipients?|speakers?)\b/i, participantAnalysis],
  [/\b(?:recommendations?|next steps?|action(?:s| items?)|follow-?ups?|to-?dos?)\b/i, recommendations],
  [/\b(?:promis(?:e|es|ed)|commitments?|committed|agreements?|agreed)\b/i, promises],
  [/\b(?:open|unanswered) (?:questions?|points?|issues?)\b/i, leftOpen],
  [/\b(?:moods?|tone|sentiment|feelings?|emotions?)\b/i, moods],
]

/** Markdown with one section for each heading of the prompt. */
export function combinedReport(conversations: readonly Combined[], prompt: string, language: LanguageModel): string {
  return promptHeadings(prompt)
    .map((heading) => {
      const section = known.find(([words]) => words.test(heading))?.[1]
      const body = section ? section(conversations) : customSection(heading, conversations, language)
      return `## ${escapeMarkdown(heading)}\n\n${body}`
    })
    .join('\n\n')
}

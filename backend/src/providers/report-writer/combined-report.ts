import type { Combined } from './combined-conversation.js'
import { customSection } from './custom-section.js'
import { escapeMarkdown } from './escape-markdown.js'
import { executiveSummary } from './executive-summary.js'
import { keyInsights } from './key-insights.js'
import type { LanguageModel } from './language-model.js'
import { participantAnalysis } from './participant-analysis.js'
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
]

/** Markdown with one section for each heading that the prompt names. */
export function combinedReport(conversations: readonly Combined[], prompt: string, language: LanguageModel): string {
  return promptHeadings(prompt)
    .map((heading) => {
      const section = known.find(([words]) => words.test(heading))?.[1]
      const body = section ? section(conversations) : customSection(heading, conversations, language)
      return `## ${escapeMarkdown(heading)}\n\n${body}`
    })
    .join('\n\n')
}

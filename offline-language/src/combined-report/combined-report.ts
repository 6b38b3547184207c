import { combinedReportSections } from '@clarity/contracts'
import type { LanguageModel } from '../language/tokens/language-model.js'
import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { askedSentences } from './asked-sentences.js'
import type { Combined } from './combined-conversation.js'
import { customSection } from './custom-section.js'
import { figures } from './figures.js'
import { namedHeadings } from './prompt-headings.js'
import { knownSection } from './sections.js'

/** Fewer sections need no contents. */
const fewestWithContents = 3
const noAnswer =
  'This report does not answer the question of its prompt. It has its usual sections; headings in the prompt replace them.'

/** Markdown: the figures, the contents, and one section for each heading of the prompt, else the default five. */
export function combinedReport(conversations: readonly Combined[], prompt: string, language: LanguageModel): string {
  const named = namedHeadings(prompt)
  const asked = named.length > 0 ? [] : askedSentences(prompt)
  const headings = named.length > 0 ? named : combinedReportSections
  const sections = [
    ...asked.map(({ heading, section }) => ({ heading, body: section(conversations) })),
    ...headings.map((heading) => {
      const body = knownSection(heading)?.(conversations) ?? customSection(heading, conversations, language)
      return { heading, body }
    }),
  ]
  return [
    figures(conversations),
    named.length === 0 && asked.length === 0 && prompt.includes('?') ? noAnswer : '',
    contents(sections.map(({ heading }) => heading)),
    ...sections.map(({ heading, body }) => `## ${escapeMarkdown(heading)}\n\n${body}`),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function contents(headings: readonly string[]): string {
  if (headings.length < fewestWithContents) return ''
  return `**Contents:** ${headings.map((heading, at) => `${at + 1}\\. ${escapeMarkdown(heading)}`).join(' · ')}`
}

import type { LanguageModel } from '../language/tokens/language-model.js'
import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import type { Combined } from './combined-conversation.js'
import { customSection } from './custom-section.js'
import { figures } from './figures.js'
import { promptHeadings } from './prompt-headings.js'
import { knownSection } from './sections.js'

/** Fewer sections need no contents. */
const fewestWithContents = 3

/** Markdown: the figures, the contents, and one section for each heading of the prompt. */
export function combinedReport(conversations: readonly Combined[], prompt: string, language: LanguageModel): string {
  const headings = promptHeadings(prompt)
  const sections = headings.map((heading) => {
    const section = knownSection(heading)
    const body = section ? section(conversations) : customSection(heading, conversations, language)
    return `## ${escapeMarkdown(heading)}\n\n${body}`
  })
  return [figures(conversations), contents(headings), ...sections].filter(Boolean).join('\n\n')
}

function contents(headings: readonly string[]): string {
  if (headings.length < fewestWithContents) return ''
  return `**Contents:** ${headings.map((heading, at) => `${at + 1}\\. ${escapeMarkdown(heading)}`).join(' · ')}`
}

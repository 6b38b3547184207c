import { combinedReportSections } from '@clarity/contracts'
import type { LanguageModel } from '../language/tokens/language-model.js'
import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { askedSentences } from './asked-sentences.js'
import type { Combined } from './combined-conversation.js'
import { customSection } from './custom-section.js'
import { figures } from './figures.js'
import { namedHeadings } from './prompt-headings.js'
import { sectionBodies, type AskedHeading } from './section-bodies.js'
import { knownSection } from './sections.js'

/** Fewer sections need no contents. */
const fewestWithContents = 3
const noHeading = 'This report answers no heading of its prompt, so it has its usual sections too.'

/** Markdown: the figures, the contents, and one section for each heading of the prompt, else the default five. */
export function combinedReport(conversations: readonly Combined[], prompt: string, language: LanguageModel): string {
  const { asked, remark } = askedBy(prompt, conversations, language)
  const sections = sectionBodies(asked, conversations)
  return [
    figures(conversations),
    remark,
    contents(sections.map(({ heading }) => heading)),
    ...sections.map(({ heading, body }) => `## ${escapeMarkdown(heading)}\n\n${body}`),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const usual: readonly AskedHeading[] = combinedReportSections.map((heading) => ({
  heading,
  section: knownSection(heading),
}))

/** What the prompt asks for, and a remark on what of it cannot be answered. */
function askedBy(prompt: string, conversations: readonly Combined[], language: LanguageModel) {
  const named = namedHeadings(prompt).map((heading): AskedHeading => {
    const section = knownSection(heading)
    return section ? { heading, section } : { heading, ownWords: customSection(heading, conversations, language) }
  })
  if (named.length === 0) {
    const asked = askedSentences(prompt)
    return { asked: [...asked, ...usual], remark: asked.length === 0 ? noAnswer(prompt) : '' }
  }
  // Headings in another language, for instance.
  const isUnanswered = named.every(({ section, ownWords }) => !section && ownWords === null)
  return isUnanswered ? { asked: [...named, ...usual], remark: noHeading } : { asked: named, remark: '' }
}

function noAnswer(prompt: string): string {
  const { length: questions } = prompt.match(/\?/g) ?? []
  if (questions === 0) return ''
  const question = questions === 1 ? 'the question' : 'the questions'
  return `This report does not answer ${question} of its prompt. It has its usual sections; headings in the prompt replace them.`
}

function contents(headings: readonly string[]): string {
  if (headings.length < fewestWithContents) return ''
  return `**Contents:** ${headings.map((heading, at) => `${at + 1}\\. ${escapeMarkdown(heading)}`).join(' · ')}`
}

import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import type { Combined } from './combined-conversation.js'
import type { Section } from './sections.js'

/** A heading with what answers it; without a section, the words of the conversations do, if they can. */
export interface AskedHeading {
  heading: string
  section?: Section | undefined
  ownWords?: string | null
}

export interface WrittenSection {
  heading: string
  body: string
}

/** The text of each section; what one has given already, a later one does not repeat. */
export function sectionBodies(asked: readonly AskedHeading[], conversations: readonly Combined[]): WrittenSection[] {
  const given = new Map<Section['write'], string>()
  return asked.map(({ heading, section, ownWords }) => {
    if (!section) return { heading, body: ownWords ?? notMentioned(conversations) }
    const { write, cannot } = section
    const before = given.get(write)
    if (before !== undefined) return { heading, body: spaced(cannot?.sentence, seeAbove(before)) }
    given.set(write, heading)
    const written = write(conversations)
    return { heading, body: cannot ? `${spaced(cannot.sentence, cannot.instead)}\n\n${written}` : written }
  })
}

function notMentioned({ length }: readonly Combined[]): string {
  return length === 1 ? 'The conversation does not mention this.' : 'No conversation mentions this.'
}

function seeAbove(heading: string): string {
  return `What is known is under **${escapeMarkdown(heading.replace(/[?.!…]+$/, ''))}**.`
}

function spaced(...sentences: (string | undefined)[]): string {
  return sentences.filter(Boolean).join(' ')
}

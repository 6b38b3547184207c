import { escapeMarkdown } from '@clarity/offline-language'

/**
 * A model's markdown as paragraphs of plain sentences. It may have been told what to write by what was said in the
 * conversation, so nothing that it marks up is kept: no HTML, no picture, no link, no heading, no list.
 */
export function plainParagraphs(markdown: string, change: (text: string) => string = (text) => text): string {
  return markdown
    .split(/\r?\n(?=\s*(?:[-*+•#>]|\d{1,3}[.)])\s)|(?:\r?\n\s*){2,}/)
    .map((part) => escapeMarkdown(change(unmarked(part))))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .join('\n\n')
}

/** The words without what a model puts around them out of habit. */
export function unmarked(text: string): string {
  return text
    .trim()
    .replace(/^(?:[-*+•>]|#{1,6}|\d{1,3}[.)])\s+/, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/gs, '$2')
    .replace(/\s+/g, ' ')
}

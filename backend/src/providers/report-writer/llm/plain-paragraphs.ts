import { escapeMarkdown } from '@clarity/offline-language'

/**
 * A model's markdown as paragraphs of plain sentences. The conversation may contain a prompt injection, so no markup is
 * kept: no HTML, image, link, heading or list.
 */
export function plainParagraphs(markdown: string, change: (text: string) => string = (text) => text): string {
  return markdown
    .split(/\r?\n(?=\s*(?:[-*+•#>]|\d{1,3}[.)])\s)|(?:\r?\n\s*){2,}/)
    .map((part) => escapeMarkdown(change(unmarked(part))))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .join('\n\n')
}

/** The text without the list markers, the headings and the bold type that models tend to add. */
export function unmarked(text: string): string {
  return text
    .trim()
    .replace(/^(?:[-*+•>]|#{1,6}|\d{1,3}[.)])\s+/, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/gs, '$2')
    .replace(/\s+/g, ' ')
}

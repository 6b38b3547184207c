import type { ActionItem } from '@clarity/contracts'
import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { briefQuote } from './brief-quote.js'

/** An action item with the words it comes from, unless these are in its text. */
export function itemLine({ text, evidence }: Pick<ActionItem, 'text' | 'evidence'>): string {
  const [source] = evidence ?? []
  const item = escapeMarkdown(text)
  return source && !text.includes(source.quote) ? `${item} ${briefQuote(source)}` : item
}

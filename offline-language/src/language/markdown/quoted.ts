import type { Evidence } from '@clarity/contracts'
import { escapeMarkdown } from './escape-markdown.js'

/** A verbatim quote as a line of markdown, with its second in the call. */
export function quoted({ quote, t }: Evidence): string {
  const short = quote.length > 220 ? `${quote.slice(0, 220).replace(/\s\S*$/, '')} …` : quote
  return `“${escapeMarkdown(short)}”${t === null ? '' : ` (${clock(t)})`}`
}

function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

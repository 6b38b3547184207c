import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { embedPageData } from './embed-page-data.js'

/** Hashes of a page's inline scripts and styles, as its content policy lists them. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

const inlineScript = /<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g

/** Throws if a page's files come from different builds, or one of them is only partly written. */
export function checkSameBuild({ html, brotli, hashes }: { html: string; brotli: Buffer; hashes: InlineHashes }): void {
  if (brotliDecompressSync(brotli).toString() !== embedPageData(html, undefined))
    throw new Error('a page and its packed form differ')
  const isNamed = (parts: RegExp, named: readonly string[]) =>
    [...html.matchAll(parts)].every(([, part]) => named.includes(sha256(part!)))
  if (!isNamed(inlineScript, hashes.scriptHashes) || !isNamed(inlineStyle, hashes.styleHashes))
    throw new Error('a page and its policy differ')
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

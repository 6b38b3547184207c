import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { placePageData } from './place-page-data.js'

/** What the policy of a page names of its inline parts. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

const inlineScript = /<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g

/** Throws if the files of a page are of different builds, or one of them is written in part. */
export function checkWhole({ html, brotli, hashes }: { html: string; brotli: Buffer; hashes: InlineHashes }): void {
  if (brotliDecompressSync(brotli).toString() !== placePageData(html, undefined))
    throw new Error('a page and its packed form differ')
  const isNamed = (parts: RegExp, named: readonly string[]) =>
    [...html.matchAll(parts)].every(([, part]) => named.includes(sha256(part!)))
  if (!isNamed(inlineScript, hashes.scriptHashes) || !isNamed(inlineStyle, hashes.styleHashes))
    throw new Error('a page and its policy differ')
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

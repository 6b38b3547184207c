import type { TranscriptEntry } from '@clarity/contracts'

type SaidTurn = Pick<TranscriptEntry, 'role' | 'message' | 'time_in_call_secs'>

/** The last turns of a chunk are repeated at the start of the next, which keeps an answer with its question. */
const overlap = 2

/**
 * One JSON object per line for each turn with text, with its stored index. Every turn is escaped: no quote, line break
 * or tag in it can end its string.
 */
export function transcriptAsData(
  transcript: readonly SaidTurn[],
  maxCharacters: number,
): { readonly lines: string; readonly isCut: boolean } {
  const [first = '', second] = transcriptInChunks(transcript, maxCharacters)
  return { lines: first, isCut: second !== undefined }
}

/** The same for the last turns, if not all of them fit. */
export function lastTurnsAsData(transcript: readonly SaidTurn[], maxCharacters: number): string {
  const lines = linesOf(transcript, maxCharacters)
  let from = lines.length
  let length = 0
  while (from > 0 && length + lines[from - 1]!.length < maxCharacters) {
    from -= 1
    length += lines[from]!.length + 1
  }
  return lines.slice(from).join('\n')
}

/** The whole transcript in chunks that fit, each beginning with the last turns of the one before. */
export function transcriptInChunks(transcript: readonly SaidTurn[], maxCharacters: number): string[] {
  const chunks: string[][] = [[]]
  for (const next of linesOf(transcript, maxCharacters)) {
    const chunk = chunks.at(-1)!
    if (chunk.length === 0 || lengthOf([...chunk, next]) <= maxCharacters) {
      chunk.push(next)
      continue
    }
    const again = chunk.slice(-overlap)
    // Turns that would fill half of the next chunk are not repeated.
    chunks.push(lengthOf(again) * 2 > maxCharacters ? [next] : [...again, next])
  }
  return chunks.map((chunk) => chunk.join('\n'))
}

/** JSON in which markup characters are escaped as well. */
export function asData(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** A turn that would fill a chunk alone is split into pieces, each under the turn's own index. */
function linesOf(transcript: readonly SaidTurn[], maxCharacters: number): string[] {
  // An escaped character may take six.
  const piece = Math.max(1, Math.floor(maxCharacters / 12))
  return transcript.flatMap(({ role, message, time_in_call_secs: at }, turn) => {
    if (!/[\p{L}\p{N}]/u.test(message)) return []
    const line = (says: string) => asData({ turn, at: Number.isFinite(at) ? at : null, role, says })
    const whole = line(message)
    return whole.length * 2 <= maxCharacters ? [whole] : piecesOf(message, piece).map(line)
  })
}

/** Splits between two words if there is a space. */
function piecesOf(text: string, most: number): string[] {
  return text.match(new RegExp(`[^]{1,${most}}(?=\\s|$)|[^]{1,${most}}`, 'gu')) ?? []
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0)
}

import type { TranscriptEntry } from '@clarity/contracts'

/**
 * One JSON object a line for each turn that says something, with the index that it is stored under. Whatever was said
 * stays inside its string: no quote, line or tag of a speaker's ends the data.
 */
export function transcriptAsData(
  transcript: readonly Pick<TranscriptEntry, 'role' | 'message' | 'time_in_call_secs'>[],
  mostCharacters: number,
): { readonly lines: string; readonly isCut: boolean } {
  const lines: string[] = []
  let length = 0
  for (const [turn, { role, message, time_in_call_secs: at }] of transcript.entries()) {
    if (!/[\p{L}\p{N}]/u.test(message)) continue
    const line = asData({ turn, at: Number.isFinite(at) ? at : null, role, says: message })
    length += line.length + 1
    if (length > mostCharacters) return { lines: lines.join('\n'), isCut: true }
    lines.push(line)
  }
  return { lines: lines.join('\n'), isCut: false }
}

/** JSON that no reader of markup can take for markup either. */
export function asData(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

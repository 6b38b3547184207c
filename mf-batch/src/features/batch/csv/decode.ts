import { guessCodePage, type CodePage } from './code-page'

/** The text of a file; `guess` is the code page if the file does not state its encoding. */
export interface Decoded {
  readonly text: string
  readonly guess: CodePage | null
}

/**
 * Spreadsheets write UTF-8, UTF-16 with its mark, or a code page of Windows. `codePage` is the user's choice for a file
 * whose encoding was guessed wrong.
 */
export function decode(bytes: Uint8Array, codePage?: CodePage): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), guess: null }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), guess: null }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guess: null }
  } catch {
    const western = new TextDecoder('windows-1252').decode(bytes)
    const central = new TextDecoder('windows-1250').decode(bytes)
    // If both decode to the same text, there is nothing to guess.
    if (western === central) return { text: western, guess: null }
    const guess = codePage ?? guessCodePage(western, central)
    return { text: guess === 'windows-1250' ? central : western, guess }
  }
}

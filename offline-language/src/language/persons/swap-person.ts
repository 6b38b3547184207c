import { PlainTextChange } from './plain-text-change.js'
import { saidByListener, saidByReader } from './pronouns.js'

/** Swaps the first and the second person: "I will call you" becomes "you will call me". */
export function swapPerson(text: string): string {
  return new PlainTextChange(text, saidByListener).text()
}

/** Changes a prompt's "you" to the agent's "I": "your vans, which you know" becomes "my vans, which I know". */
export function toFirstPerson(text: string): string {
  const quoted: string[] = []
  const bare = text.replace(quotes, (said) => `[${quoted.push(said) - 1}]`)
  return new PlainTextChange(bare, saidByReader).text().replace(/\[(\d+)\]/g, (mark, at: string) => quoted[+at] ?? mark)
}
/** What someone has said stays as it is. */
const quotes =
  /(?<=\p{L}[^\n]* )(?:"[^"\n]+"|“[^”\n]+”|'(?=\p{L})[^'\n]+(?:'(?=\p{L})[^'\n]+)*'(?!\p{L})|‘[^’\n]+’(?!\p{L}))|\bthank-you\b/giu

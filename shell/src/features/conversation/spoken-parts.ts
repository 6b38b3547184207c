import { spokenTextMaxLength } from '@clarity/contracts/demo-session'

/** A user's words in parts that the server accepts, cut between words if possible. */
export function spokenParts(words: string): string[] {
  const parts: string[] = []
  let rest = words.trim()
  while (rest.length > spokenTextMaxLength) {
    const end = endOfPart(rest)
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest ? [...parts, rest] : parts
}

function endOfPart(text: string): number {
  const betweenWords = text.slice(0, spokenTextMaxLength + 1).search(/\s\S*$/)
  if (betweenWords > 0) return betweenWords
  // Half of a surrogate pair cannot be stored.
  return spokenTextMaxLength - (/[\uD800-\uDBFF]$/.test(text.slice(0, spokenTextMaxLength)) ? 1 : 0)
}

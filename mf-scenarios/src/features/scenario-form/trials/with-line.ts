const heading = '## What you say'
/** '- If they ask how she is ("How is she?"), say: "Better."' */
const item = /^\s*[-*•] (?:If|When|Whenever) .*["“].+["”][.!]?\s*$/u

/**
 * A prompt with a line for what somebody said: `say` is shown as an example of the line with these words, or of a new one under 'What you say'. No
 * quotation mark is inside of either.
 */
export function withLine(prompt: string, say: string, words: string): string {
  const [example, said] = [plain(say), plain(words)]
  const lines = prompt.trimEnd().split('\n')
  const own = lines.findIndex((line) => item.test(line) && plain(line).includes(`: '${said}'`))
  if (own >= 0) return lines.with(own, withExample(lines[own]!, example)).join('\n')
  const written = `- If they say "${example}", say: "${said}"`
  const last = lines.findLastIndex((line) => item.test(line))
  if (last >= 0) return lines.toSpliced(last + 1, 0, written).join('\n')
  return `${lines.join('\n')}\n\n${heading}\n${written}`.trimStart()
}

/** The words of the lines of a prompt. */
export const wordsOfLines = (prompt: string): string[] =>
  prompt.split('\n').flatMap((line) => (item.test(line) ? (lastQuote.exec(line)?.[1] ?? []) : []))
const lastQuote = /["“]([^"“”]+)["”][.!]?\s*$/u

const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/["“”]/g, "'").trim()

/** '… how she is, say: "…"' as '… how she is ("How is she?"), say: "…"' */
function withExample(line: string, example: string): string {
  const [, cause = '', rest = ''] =
    /^(.+?)((?:,(?: you)?| you|(?= \w+:)) (?:say|answer|reply):? ?["“].*)$/u.exec(line) ?? []
  if (cause.endsWith(')')) return `${cause.slice(0, -1)}, "${example}")${rest}`
  return cause.endsWith('"') ? `${cause} or "${example}"${rest}` : `${cause} ("${example}")${rest}`
}

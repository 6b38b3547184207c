/** The numbers and names that occur only in what the prompt keeps back: no reply may hold them first. */
export function withheldWords(hidden: readonly string[], open: string): string[] {
  const words = hidden.flatMap((text) => text.match(/\d[\d.,]*\d|(?<=[\p{L},] )\p{Lu}[\p{L}-]{2,}/gu) ?? [])
  return [...new Set(words)].filter((word) => !open.includes(word) && !/^\p{Lu}+$/u.test(word))
}

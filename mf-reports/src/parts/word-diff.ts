/** Consecutive words that both texts have, or only one of them; white space belongs to the word before it. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Above this product of both lengths a comparison would take seconds: the texts then count as wholly different. */
const mostCells = 4_000_000

/** The words of two texts by their longest common subsequence. */
export function wordDiff(older: string, newer: string): DiffPart[] {
  const [before, after] = [wordsOf(older), wordsOf(newer)]
  const parts: DiffPart[] = []
  const add = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1)
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text }
    else parts.push({ kind, text })
  }
  const lengths = commonLengths(before, after)
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && isSame(before[i]!, after[j]!)) {
      add('same', after[j]!)
      i++
      j++
    } else if (j >= after.length || (i < before.length && lengths.at(i + 1, j) >= lengths.at(i, j + 1)))
      add('removed', before[i++]!)
    else add('added', after[j++]!)
  }
  return parts
}

/** The length of the longest common subsequence from each pair of places to the ends. */
function commonLengths(before: readonly string[], after: readonly string[]): { at(i: number, j: number): number } {
  if (before.length * after.length > mostCells) return { at: () => 0 }
  const width = after.length + 1
  const cells = new Uint16Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      cells[i * width + j] = isSame(before[i]!, after[j]!)
        ? cells[(i + 1) * width + j + 1]! + 1
        : Math.max(cells[(i + 1) * width + j]!, cells[i * width + j + 1]!)
  return { at: (i, j) => cells[i * width + j] ?? 0 }
}

function isSame(one: string, other: string): boolean {
  return one.trimEnd() === other.trimEnd()
}

function wordsOf(text: string): string[] {
  return text.match(/\S+\s*/g) ?? []
}

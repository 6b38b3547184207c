/** The marks that hold, added up. */
export function sumOfMarks(marks: readonly (readonly [mark: number, holds: boolean])[]): number {
  return marks.reduce((sum, [mark, holds]) => (holds ? sum + mark : sum), 0)
}

/** The sum of the marks whose condition holds. */
export function sumOfMarks(marks: readonly (readonly [mark: number, holds: boolean])[]): number {
  return marks.reduce((sum, [mark, holds]) => (holds ? sum + mark : sum), 0)
}

/**
 * The fault of an answer that arrives: `echo` repeats one turn in each of its texts; `thought` is an empty answer, whose
 * limit was spent on reasoning.
 */
export type AnswerFault =
  | 'fenced'
  | 'truncated'
  | 'out-of-range'
  | 'prose'
  | 'invented'
  | 'invented-details'
  | 'unknown-conversation'
  | 'echo'
  | 'declined'
  | 'empty'
  | 'thought'
  | 'odd-end'

/** What is wrong with an answer that arrives: `echo` repeats one turn in every text that it has. */
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
  | 'odd-end'

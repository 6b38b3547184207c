/** After this the agent takes its leave, whatever is still open. */
export const longestSecs = 600
/** Turns of both sides, the same way. */
export const mostTurns = 60
/** Before the person has spoken so often it does not end of its own accord. */
export const fewestUserTurns = 3
export const silencesBeforeEnd = 3
export const longestReply = 600

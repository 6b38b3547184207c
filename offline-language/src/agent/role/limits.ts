/** The time limit: after it the agent says goodbye, even with open goals. */
export const longestSecs = 600
/** The limit of turns, of both sides together. */
export const mostTurns = 60
/** Before this number of user turns, the agent does not end the conversation itself. */
export const fewestUserTurns = 3
export const silencesBeforeEnd = 3
export const longestReply = 600

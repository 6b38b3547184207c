const speaker = '\\p{Lu}[^“”:.?!]{0,60}: “'
const nextTurn = new RegExp(`(?<=”) (?=${speaker})`, 'u')
// Before and after the exchange. The abbreviation of a title ends no sentence.
const edges = new RegExp(`(?<=”) (?=\\p{Lu})|(?<=[.?!])(?<!\\b(?:Dr|Mrs?|Ms|Prof)\\.) (?=${speaker})`, 'u')

/** The parts of a text: of two speakers who are quoted one after the other, each has a line. */
export const quotedTurns = (text: string): string[] => (nextTurn.test(text) ? text.split(edges) : [text])

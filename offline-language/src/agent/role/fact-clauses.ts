/** The beginning of a clause that can stand alone: a subject and its verb. */
const subject =
  "(?:(?:the|your|our|this|that|every|each|both|all|no|two|three) (?:[\\p{L}'-]+ ){1,3}|(?:everybody|everyone|nobody|there|you|\\p{Lu}[\\p{L}'-]+) )"
const verb =
  '(?:am|are|is|was|were|has|have|had|can|cannot|could|will|would|must|do|does|did|starts?|retires?|works?|costs?|goes|comes|needs?|takes?|runs?|rings?|shows?|said|told|went|left|lost|put|sticks?|closes?|opens?|ends?|begins?|pays?|moved|died)\\b'
const ofAgent = 'you (?:love|like|hate|want|need|get|tend|never|always|believe|feel|think)\\b'
const boundary = new RegExp(`(?:;|,(?: and)?|, but) (?=${subject}${verb}|${ofAgent})`, 'u')
const dependent =
  /\b(?:if|when|because|since|although|while|that|who|which|whether|what|why|how|as soon as|once|where|so)\b[^,;]*$/i

/** A sentence that tells several things as one clause for each: a reply needs one of them. */
export function factClauses(sentence: string): string[] {
  const clauses: string[] = []
  for (const piece of sentence.split(boundary)) {
    const before = clauses.at(-1)
    // "When the lift is late, the home costs 140": a condition stays with what depends on it.
    if (before !== undefined && dependent.test(before)) clauses[clauses.length - 1] = `${before}, and ${piece}`
    else clauses.push(piece)
  }
  return clauses.map((clause) => clause.charAt(0).toUpperCase() + clause.slice(1))
}

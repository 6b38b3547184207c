/** "If you like, I will …", "I do not …", "what I should …" are no commitments. */
export function isHypothetical({ index, 0: found }: RegExpExecArray, text: string): boolean {
  return (
    /(?:^|, |\band |\bbut )if [^,]*,? ?$/i.test(text.slice(0, index)) ||
    /\b(?:not|never|do|does|did|should|when|what|how|why|hopefully|hope|whether|if|because|since)\b[\w ]{0,12}$/i.test(
      text.slice(Math.max(0, index - 18), index),
    ) ||
    (/\b(?:not|never)\b/i.test(found) && !/(?:^|\bplease |\bmeantime,? )do not\b/i.test(found)) ||
    /\byou (?:like|want|prefer)\b/i.test(text.slice(index + found.length, index + found.length + 40))
  )
}

/** What a question asks for, by its words, and how a sentence that gives it looks. */
const kinds: readonly { asks: RegExp; gives: RegExp }[] = [
  { asks: /\b(?:how much|price|pay|salary|cost|asking for|money)\b/i, gives: /[$€£]|\d|per cent/ },
  { asks: /\bhow many\b|\bmileage\b/i, gives: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i },
  {
    asks: /\b(?:when|what time|how soon|which day|until when|hear from you|last day|start)\b/i,
    gives:
      /\b(?:\w+day|january|february|march|april|june|july|august|september|october|november|december|o'clock|morning|afternoon|evening|noon|next|tomorrow|today|by the end|week|at (?:\d|six|seven|eight|nine|ten))\b/i,
  },
  { asks: /\b(?:how long|since when|how old)\b/i, gives: /\b(?:years?|months?|weeks?|days?|since|ago|hours?)\b/i },
  { asks: /\bwhy\b|\breason\b/i, gives: /\b(?:because|since|so that|reason|wants?|need)\b/i },
  { asks: /\bwho(?:m|se)?\b/i, gives: /(?<=\p{L} )\p{Lu}\p{Ll}+/u },
  {
    asks: /\b(?:happened|past|before|previous|last|history|ever|tried)\b/i,
    gives: /\b(?:ago|last (?:year|week|month|time)|was|were|in \d{4})\b/i,
  },
]

/** How many of the things that a question asks for a sentence gives. */
export function givesWhatIsAsked(question: string, sentence: string): number {
  return kinds.filter(({ asks, gives }) => asks.test(question) && gives.test(sentence)).length
}

import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const patterns = loadPatterns('replies/question-kind', 'givesTime')

/** What a question asks for, by its words, and how a sentence that gives it looks. */
const kinds: readonly { asks: RegExp; gives: RegExp }[] = [
  { asks: /\b(?:how much|price|pay|salary|cost|asking for|money)\b/i, gives: /[$€£]|\d|per cent/ },
  { asks: /\bhow many\b|\bmileage\b/i, gives: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i },
  {
    asks: /\b(?:when|what times?|how soon|which day|until when|hear from you|last day|start)\b/i,
    gives: patterns.givesTime,
  },
  { asks: /\b(?:how long|since when|until when)\b/i, gives: /\b(?:years?|months?|weeks?|days?|since|ago|hours?)\b/i },
  {
    asks: /\bhow old\b/i,
    gives: anyOf(loadPatterns('replies/gives-age', 'years', 'aside', 'own', 'since', 'number')),
  },
  { asks: /\bwhy\b|\breason\b/i, gives: /\b(?:because|since|so that|reason|wants?|need)\b/i },
  {
    asks: /\bwhere\b/i,
    gives: /\b(?:in|on|at|near|behind|under|beside|next to) (?:the |my |our |room |\p{Lu})|\bfloor\b|\bfrom \p{Lu}/u,
  },
  { asks: /\bhow often\b/i, gives: /\b(?:every|once|twice|times|daily|weekly|always|never|most) ?/i },
  {
    asks: /\bwho(?:m|se)?\b/i,
    gives:
      /(?<=\p{L} )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}\p{Ll}+|^(?:The|My|A) \p{Ll}+ (?:\p{Ll}+ed|told|gave|said|wrote)\b/u,
  },
  { asks: /\bnumber\b/i, gives: /(?<![\d,.])\d{4}|\d-\d|\d{5}/ },
  {
    asks: /\b(?:happened|past|before|previous|last|history|ever|tried)\b/i,
    gives: /\b(?:ago|last (?:year|week|month|time)|was|were|in \d{4})\b/i,
  },
]

/** How many of the things that a question asks for a sentence gives. */
export function givesWhatIsAsked(question: string, sentence: string): number {
  return kinds.filter(({ asks, gives }) => asks.test(question) && gives.test(sentence)).length
}

import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { asideFillers } from './aside-fillers.js'
import { withoutBrokenStarts } from '../../language/sentences/broken-starts.js'

const { greeting, startedAgain, repeated } = loadPatterns('shown-quote', 'greeting', 'startedAgain', 'repeated')
const figure =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|\\p{L}+teen|\\p{L}+ty|hundred|thousand|very|no|so|by)\\b'

const owned = '(?:his|her|their|our|my|your|the|its) (?:\\p{L}+ ){1,3}'
const isOrHas = '(?:has|have|had|is|are|was|were)'
const begins =
  '(?:so|but|well|because|not|no|if|wh\\w+|how|would|could|can|will|is|are|was|' +
  'were|do|did|have|has|nothing|nobody|I|we|you|he|she|it|they|that|there)'

/** Sounds and false starts that a quote can do without. Its words stay as they were said. */
const left: readonly (readonly [mark: RegExp, put: string])[] = [
  // "Hi Tom, I would like to cancel".
  [greeting, ''],
  // "I've got, uh, I've had to borrow", "you were late in, uh, you were late four times".
  [/\b(I|you|we|they|he|she|it)(?:'\p{L}+)?(?: [\p{L}']+){0,4},? (?:u+[hm]+|er+m*),? (?=\1\b)/giu, ''],
  // "I'd have to, I'd ask him today", "it's in the, it'll be in the folder", but not "I'd love to, I really would".
  [startedAgain, ''],
  // "They've got a, there's a licence": no clause ends with an article.
  [
    /\b(?:I|you|we|they|s?he|it)(?:'\p{L}+)?(?: [\p{L}']+){0,2} (?:an?|the|my|your)(?:,? (?:u+[hm]+|er+m*))?, (?=(?:I|you|we|the(?:y|re)|s?he|it)'\p{L}{1,2}\b)/giu,
    '',
  ],
  // "The new ones are, they're worn", "Joe's a, he's got a temper".
  [
    /(?<=\p{L}{3})(?:'s (?:an?|the)| (?:is|are|was|were))(?:,? (?:u+[hm]+|er+m*))?, (?=(?:it|he|she|there|they)'(?:s|re)\b)/giu,
    ', ',
  ],
  // "His heart has, um, his weight has been good": a start that its speaker gives up.
  [
    new RegExp(
      `^${owned}${isOrHas},? (?:u+[hm]+|er+m*),? (?=(?:${owned}|(?:I|we|you|he|she|it|they) )${isOrHas}\\b)`,
      'iu',
    ),
    '',
  ],
  // "They, she's measured for it".
  [
    /^(?:I|we|he|she|it|they)(?:,? (?:u+[hm]+|er+m*))?, (?=(?:I|we|you|he|she|it|they|there)'(?:s|re|ve|ll|d|m)\b)/giu,
    '',
  ],
  // "It'll be, we'll", "that's, I can't take that": a start that its speaker gives up.
  [/^(?:that|it|this|there)'s, (?=(?:I|we|you|it|they|that|this)\b)/giu, ''],
  // "And she's, there's a tooth missing".
  [
    /(?<=\b(?:and|but|so|because) )(?:I'm|(?:it|he|she|there|that)'s|(?:we|they)'re), (?=(?:I|we|they|there|it|he|she)(?:'\p{L}+| \p{L}))/giu,
    '',
  ],
  // "Could we, um, could I do it".
  [
    /\b(could|can|would|will|should|shall|do|did|are|have) (?:I|we|you|he|she|it|they),(?: (?:u+[hm]+|er+m*),)? (?=\1 (?:I|we|you|he|she|it|they) \p{L})/giu,
    '',
  ],
  // "Ten's the, ten's the one".
  [/(?<![\p{L}-])(\p{L}+'s (?:an?|the)), \1\b/giu, '$1'],
  // "I just, we can't use it".
  [/\b(?:I|we|it) just, (?=(?:I|we|it|that|you|they)\b)/gi, ''],
  // "He, he's never been right", but not "she does it, it takes an hour".
  [/(?<=^|[,.;!?] |\b(?:and|but|so|because|if|when|that) )(I|you|we|they|he|she|it|that), (?=\1\b)/giu, ''],
  [/\b(in|on|at), (?=\1\b)/giu, ''],
  // "A, like a team leader", "a, well, a skip".
  [/\b(an?|the|my|your), (?:like,? |sort of |well, )?(?=\1\b)/giu, ''],
  // "Five, sorry, six pieces": the slip is left out.
  [/(?<=\p{L} )(?!no\b)\p{L}+, sorry,? (?=\p{L}+ \p{L})/giu, '… '],
  ...asideFillers,
  // "On the, um, not Friday" keeps its comma.
  [
    /,\s*(?<![\p{L}'-])(?:u+[hm]+|erm+|er|h+m+|mm+|ah)(?![\p{L}'-]),(?= (?:not|no|when|if|what|where|who|how|I|we|you|he|she|it|they|that|there|is|are)\b)/giu,
    ',',
  ],
  [/(?:,\s*)?(?<![\p{L}'-])(?:u+[hm]+|erm+|er|h+m+|mm+|ah)(?![\p{L}'-])(?=[,.?! ]|$),?/giu, ''],
  [/(?<=\b(?:gets?|got|feels?|looks?|seems?)), (?:you know|like), (?!(?:I|we|you|he|she|it|they|that|there)\b)/gi, ' '],
  [
    /(?<=\b(?:with|of|to|is|was|are|it's|i'm|and|but|just|for|so|be|do|does)),?\s*(?:you know|like),\s*(?!(?:I|we|you|he|she|it|they|that|there)\b)/gi,
    ' ',
  ],
  [/(?<=\b(?:do|does|is|was|are|were|it's)) like,/gi, ''],
  [/,\s*(?:you know|i mean|like),\s*/gi, ', '],
  [/^(?:i mean|you know|like),\s*/i, ''],
  [/,? let's say,/gi, ''],
  [repeated, '$1'],
  // "It's a, it's a box", "on the, on the shelf".
  [
    /\b(i \p{L}{3,}|(?:it's|that's|there's|he's|she's|i'm|we're|they're|i|on|in|at|to|of|with|for) (?:a|an|the|my|your|think|was|had)),? \1\b(?!')/giu,
    '$1',
  ],
  // "It wasn't, it wasn't how I do it", "she's fine, she's fine", but not "if it slips, it slips".
  [
    new RegExp(
      `(?<!\\b(?:if|when|what) )\\b((?!${figure})[\\p{L}']+(?: (?!${figure})[\\p{L}']+){1,3}),? \\1\\b(?!')`,
      'giu',
    ),
    '$1',
  ],
  // "The, box", but not "it's the, so by law there's", "I was going to, to be honest".
  [new RegExp(`(?<=\\b(?:the|a|an|my|your|of|to|it's)),(?= )(?! (?:${begins}|to be)\\b)`, 'gi'), ''],
  [/ you know(?= (?:I|we|he|she|it|they|you|just|and)\b)/g, ''],
  [/,(?=\s*[,.?!])/g, ''],
  [/\s+(?=[,.;:?!])/g, ''],
  [/ (?=n't\b|'(?:s|re|ve|ll|d|m)\b)/gi, ''],
  // "I-i think", but not "re-record".
  [/(?<![\p{L}'-])(?!re-)(\p{L}{1,2})-(?=\1)/giu, ''],
  // A speech recognizer writes "i'll".
  [/(?<![\p{L}\p{N}'’.-])i(?=['’ ,.?!]|$)/gu, 'I'],
  [/\s+/g, ' '],
  [/^[\s,]+|[\s,]+$/g, ''],
]

/** A quote as a report shows it: without fillers, and with a capital at its beginning. */
export function shownQuote(quote: string): string {
  const text = left.reduce((text, [mark, put]) => text.replace(mark, put), withoutBrokenStarts(quote))
  return capitalised(text)
}

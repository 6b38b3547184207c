/** Someone whom the next sentence can mean: "Oskar, who …", "your boss Lena", "Oskar comes late". */
const candidate =
  /\b(\p{Lu}\p{Ll}{2,})(?=, who\b| (?:is|was|has|had|does|did|comes?|came|wants?|says?|said|told|thinks?|left|went|got|\p{Ll}{3,}ed)\b)|\byour (?:\p{Ll}+ ){1,3}(?<!\b(?:called|named) )(\p{Lu}\p{Ll}{2,})\b/gu
const noName =
  /^(?:You|Your|The|This|That|There|These|They|She|His|Her|Its|What|When|Where|Who|How|Why|Today|Yesterday|Since|Last|Next|Two|Three|January|February|March|April|May|June|July|August|September|October|November|December|\p{L}+day|Nobody|Everybody|Somebody|Everyone|Someone|Nothing|Everything|It)$/u
const somebody =
  /\b(?:wife|husband|mother|father|mum|dad|son|daughter|brother|sister|friend|boss|manager|doctor|neighbou?r|colleague|man|woman|boy|girl|child|teacher|landlord|driver|partner)\b/i
const pronoun = /(?<=[\p{L},] )\b(he|him|his|she|her)\b(?! (?:and|or) (?:he|she|his|her)\b)/u

const ownsNext =
  /^her (?!(?:because|and|or|to|for|in|at|on|when|if|but|with|about|again|that|so|from|by|who|is|was|as|after|before|too|into|out|up|down|back|off|today|yesterday|the|a|an|\p{Ll}+ly)\b)\p{Ll}/u

function namesIn(sentence: string): string[] {
  const names = [...sentence.matchAll(candidate)].map(([, led, after]) => led ?? after ?? '')
  return [...new Set(names)].filter((name) => name && !noName.test(name))
}

/** "You have not told him" after a sentence about Oskar is "You have not told Oskar": each sentence is clear alone. */
export function withNamedPronouns(prompt: string): string {
  return prompt
    .split('\n')
    .map((line) => {
      let before: string[] = []
      return line
        .split(/(?<=(?<!\b(?:Mr|Mrs|Ms|Dr))[.!?] )(?=\p{Lu})/u)
        .map((sentence) => {
          const named = namesIn(sentence)
          const [name] = before
          const isClear = before.length === 1 && name && named.length === 0 && !somebody.test(sentence)
          if (named.length > 0 || !isClear) before = named
          if (isClear && /^Your?\b/.test(sentence)) return withName(sentence, name)
          return withListener(sentence, named)
        })
        .join('')
    })
    .join('\n')
}

const wanting =
  /^(You (?:also )?(?:want|need|would like|hope)\b.*\b(?:when|whether|how|why|what|that|if)) (?:he|she) (?=\p{Ll})/u

/** "You want to know when he will be back", with no one else in sight, is about the recipient. */
function withListener(sentence: string, named: readonly string[]): string {
  return named.length > 0 || somebody.test(sentence) ? sentence : sentence.replace(wanting, '$1 the recipient ')
}

function withName(sentence: string, name: string): string {
  return sentence.replace(pronoun, (word, _, at: number) => {
    const isOwner = word === 'his' || (word === 'her' && ownsNext.test(sentence.slice(at)))
    return isOwner ? `${name}'s` : name
  })
}

import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('wording/contracted', 'perfect')

const negated: Readonly<Record<string, string>> = { cannot: "can't", 'can not': "can't", 'will not': "won't" }
const negation = /\b(cannot|(?:will|do|does|did|is|are|was|were|has|have|had|would|could|should) not)\b(?! only)/gi
/** Before what "have" is no verb of its own: "I have told", "I have not", "I have been". */
const perfect = patterns.perfect.source

type Form = readonly [looks: RegExp, said: string]
const forms: readonly Form[] = [
  [/\bI am (?=[\p{L}\d])/gu, "I'm "],
  [/\b([Yy]ou|[Ww]e|[Tt]hey) are (?=[\p{L}\d])/gu, "$1're "],
  [
    /\b([Ii]t|[Tt]hat|[Tt]here|[Hh]e|[Ss]he|[Ww]hat|[Ww]ho|[Hh]ere) is (?=[\p{L}\d])(?!(?:it|that|this|he|she)\?)/gu,
    "$1's ",
  ],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey|[Ii]t|[Hh]e|[Ss]he|[Tt]hat) will (?=\p{L})/gu, "$1'll "],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey|[Hh]e|[Ss]he) would (?=\p{L})/gu, "$1'd "],
  [new RegExp(`\\b(I|[Yy]ou|[Ww]e|[Tt]hey) have ${perfect}`, 'gu'), "$1've "],
  [/\b([Ll]et) us (?=\p{L})/gu, "$1's "],
]

/** "I do not know" as people say it: "I don't know". Quoted words stay as they are. */
export function contracted(text: string): string {
  return text
    .split(/([“"][^”"]*[”"])/)
    .map((part) => (/^[“"]/.test(part) ? part : spoken(part)))
    .join('')
}

function spoken(text: string): string {
  const short = text.replace(negation, (words) => {
    const lower = words.toLowerCase()
    const said = negated[lower] ?? lower.replace(/ not$/, "n't")
    return /^\p{Lu}/u.test(words) ? capitalised(said) : said
  })
  return forms.reduce((said, [looks, form]) => said.replace(looks, form), short)
}

const full: readonly Form[] = [
  [/\bcan't\b/g, 'cannot'],
  [/\bCan't\b/g, 'Cannot'],
  [/\b([Ww])on't\b/g, '$1ill not'],
  [/n't\b/g, ' not'],
  [/\bI'm\b/g, 'I am'],
  [/'re\b/g, ' are'],
  [/\b([Ll]et)'s\b/g, '$1 us'],
  [/\b([Ii]t|[Tt]hat|[Tt]here|[Hh]e|[Ss]he|[Ww]hat|[Ww]ho|[Hh]ere)'s\b/g, '$1 is'],
  [/'ll\b/g, ' will'],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey|[Hh]e|[Ss]he)'d\b/g, '$1 would'],
  [/'ve\b/g, ' have'],
]

/** "I don't know" in the full forms in which the rules compare it with the prompt. */
export function inFullForms(text: string): string {
  return full.reduce((said, [looks, form]) => said.replace(looks, form), text)
}

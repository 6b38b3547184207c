import type { Counterpart } from '../prompt/counterpart.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const { ofSelf, hasVerb } = loadPatterns('role/is-fact', 'ofSelf', 'hasVerb')

const { instruction, imperative, opensWithPronoun, trait, behaviour } = loadPatterns(
  'facts',
  'instruction',
  'imperative',
  'opensWithPronoun',
  'trait',
  'behaviour',
)
export { opensWithPronoun }

const notFacts = [
  /\b(?:the|this) (?:trainee|learner|exercise|participant)s?\b|\b(?:role-?play|simulation)\b/i,
  /^(?:\p{L}+, )+(?:never|always|rarely|often|a bit|very)\b/iu,
  /[“"][^”"]*\?[”"]\.?$|^[^“"]*\?$/,
  /^(?:Otherwise|Ends|Leaves|Stops|Finishes|Closes|Becomes|Gets|Hangs up)\b/,
  /^(?:how|whether|why|what|who|where)\b[^?]*$/i,
  /^You (?:do|did) not expect (?:this|it|that)\b/,
  /^(?:can|could|will|would|must|may|is|are|has|have|was|were) (?!you\b)[^?]*$/i,
  /^\d{1,3} years old\b/,
  /^You are (?:calling|phoning|ringing|talking (?:to|with)|speaking (?:to|with)|meeting) (?!because|about)[^;]{3,60}$/,
  /^(?:your|the) [\p{L} ]{3,30} (?:has|have) asked (?:you )?(?:for|to) (?:an? |the |this )?\p{L}+[.]?$/iu,
  // A mood: "You are furious at first", "You start defensively", "You are polite and efficient; you try to sell".
  /^You are [a-z]+(?: and [a-z]+)?(?: at first| at the (?:beginning|start)|;|, [a-z]+(?:,| and ))/,
  /^You (?:come|arrive|enter|go|sit)\b.*\b(?:furious|angry|annoyed|upset|nervous|excited|stressed|prepared|late|early)\.?$/,
  /^You (?:start|begin|speak|talk|answer|react|sound) [a-z]+ly\b/,
  anyOf(loadPatterns('role/told-manner', 'atFirst', 'avoided', 'never')),
  instruction,
  imperative,
  trait,
  behaviour,
  /\b(?:of|with|name of) (?:the )?(?:person|user|caller)\b/i,
  // The scene as a stage direction: "A dentist gets a call".
  /^(?!.*\d)(?:A|An) [\p{L} ]{3,40} (?:is(?! (?:fine|welcome|allowed|okay|possible|all right)\b)|gets|has|calls|wants|receives|meets|talks|works)\b/u,
  /^you (?:start|begin|enter)(?: off| out)? (?!to\b|work|at\b|with\b|on\b|as\b|in\b)[a-z]+(?:,| and| but|\.|$)/i,
  // What moves the part: "A real apology wins you over".
  /\b(?:wins? you over|calms? you(?: down)?|makes? you (?:\p{Ll}+er|angry|furious|nervous|suspicious|cold|calm|soften|relax|laugh|sharp|curt))\b/iu,
  /^(?:somebody|someone)\b|^(?:and |but )?you want\b|\byou (?:fear|doubt)|^your doubt/i,
]
/** "Only agree to a demo" */
const adverb = /^(?:only|also|please|just|then|otherwise|firmly|politely) /i
const longestSentence = 320
const bareOther = /\b(?:they|them|their|theirs)\b/i
const aPlural = /\b(?:\p{L}{3,}s|people|men|women|children|parents)\b.*\b(?:they|them|their)\b/iu

/** "Your partner thinks you should stay" orders nothing. */
const reportedDuty =
  /(\b(?:thinks?|says?|said|believes?|feels?|told you|tells you|hopes?|finds?) (?:that )?you) (?:should|must)\b/i

/** Whether a sentence of the prompt states something that the agent can say, and is no instruction about manner. */
export function isFact(whole: string, counterpart: Counterpart): boolean {
  const sentence = whole.replace(reportedDuty, '$1 could')
  if (sentence.length > longestSentence || sentence.split(/\s+/).length < fewestWords(sentence)) return false
  if (knowledge.test(sentence) && !counterpart.isIn(sentence)) return true
  if (
    notFacts.some((pattern) => pattern !== imperative && pattern.test(sentence)) ||
    imperative.test(sentence.replace(adverb, '').replace(/^\p{L}+-\p{L}+ (?=(?:is|are|costs?)\b)/u, 'The '))
  )
    return false
  if (
    !(hasVerb.test(sentence) || verbSecond.test(sentence) || givesFigure.test(sentence)) ||
    isAboutOther(sentence, counterpart)
  )
    return false
  return (
    !bareOther.test(sentence.replace(/\bof them\b/g, '')) ||
    aPlural.test(sentence) ||
    /\byou (?:will|can) \w+ them\b/i.test(sentence)
  )
}

const ofManner = anyOf(loadPatterns('role/manner-sentences', 'mood', 'habit'))
const orders =
  /\b(?:conversation|role-?play|scenario|sentences?|words?|tone|voice|prompt|answers?|language|character)\b|["“”]/i
/** "You would take a replacement car if it is free" */
const takesIf =
  /^You would (?:also )?(?:take|like|prefer|use|love|be glad (?:of|about)|try) [^,;]+ if (?:it is|it's|it was|there is) [^,;]+$/i
/** "Who supported you when your mother was ill" is no condition. */
const inThePast =
  /\b(?:when|while|until) (?:your|the|he|she|you|it|they)\b[^,;]*\b(?:was|were|had|died|left|came|\p{L}+ed)\b/iu
const shortestLeftover = 4

/** What no rule takes for a fact but the role can say of itself, to a question about it: "You are proud of your record". */
export function isLeftover(sentence: string, counterpart: Counterpart): boolean {
  const words = sentence.split(/\s+/).length
  if (words < shortestLeftover || sentence.length > longestSentence || /\?$/.test(sentence)) return false
  if (takesIf.test(sentence)) return true
  if (!ofSelf.test(sentence) || ofManner.test(sentence) || orders.test(sentence)) return false
  if (/\b(?:if|when|once|unless|until|while|as soon as|only)\b/i.test(sentence.replace(inThePast, ''))) return false
  return !counterpart.isIn(sentence) && !bareOther.test(sentence) && !instruction.test(sentence)
}

/** A sentence without a verb is a heading or a description: "Mrs. Lind, letting agent, a little stiff." */
/** "Wifi is free" is as short as a fact can be. */
function fewestWords(sentence: string): number {
  return /\d/.test(sentence) ||
    /^(?!You|He|She|It|They|Who|What)\p{Lu}[\p{L}-]+ (?:is|are) \p{L}+$/u.test(sentence.replace(/\.$/, '')) ||
    /^(?:An? \p{L}+ is (?:fine|welcome|allowed|okay|possible)|(?:The|Your|My) \p{L}+ (?:\p{L}+ed|came|left|broke|fell|died|went))$/u.test(
      sentence.replace(/\.$/, ''),
    )
    ? 3
    : 4
}
/** "When an acid and a base meet, they form a salt": a rule of the matter. */
const knowledge =
  /^(?:when|if) (?:an?|two|the) (?!(?:caller|user|person|trainee|customer|client|patient|pupil|student)\b)(?!.*\byou\b)[^,]+, (?:it|they|the|an?|there)\b/i
/** "Water drips into room 4" */
const verbSecond = /^(?:The |Your |My )?\p{Lu}?[\p{L}-]+ \p{Ll}{3,}s (?:in|into|on|at|from|through|to|the|an?|\d)\b/u
const givesFigure =
  /^(?:You \p{L}|(?!\p{Lu}\p{Ll}+ \p{Lu}|(?:Mr|Mrs|Ms|Dr)\b).*(?:\d|\b(?:free of charge|included|available)\b))/u

/** "The caller wants what he saw": a sentence in which the pronoun may mean the person. */
function isAboutOther(sentence: string, counterpart: Counterpart): boolean {
  const plain = sentence.replace(/\b(?:one|two|three|some|most|all|both|none|many) of (?:them|whom)\b/gi, '')
  const hasPronoun = /\b(?:he|she|they|him|her|them|their|his)\b/.test(plain)
  return counterpart.isIn(sentence) && hasPronoun && !/(?<!^)\b\p{Lu}\p{Ll}+/u.test(sentence.slice(1))
}

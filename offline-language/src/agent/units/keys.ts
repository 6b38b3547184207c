import type { KeyMood, SecretKey } from './unit.js'
import { meaningOf } from './meaning.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { who, safe } = loadPatterns('units/keys', 'who', 'safe')

const asks = /\b(?:asks?|asked|wants? to know|wonders?|inquires?|questions?)\b/i
const wellbeing = /\b(?:all right|alright|okay|ok|how (?:you|he|she|they) (?:are|is|feels?|do)|feeling|wrong with)\b/i
const worry = /\b(?:worr\p{L}*|afraid|fear\p{L}*|bothers?|concerns?)\b/iu
/** "You only bring it up if things go well." */
const ease =
  /\b(?:things|the (?:talk|conversation|call|meeting)|it|all) (?:go|goes|is going|are going) (?:\p{L}+ )?(?:well|fine|smoothly)\b|\bmood (?:is|gets)\b/iu
const kind =
  /\b(?:kind(?:ly)?|nice|friendly|gentl[ey]|warm|sympathy|sincere|real concern|genuine|thanks?|thank you|praises?|trust|listens|laughs with)\b/i
const apology = /\b(?:apologi[sz]es?|apology|sorry|admits? a mistake|regrets?)\b/i
const direct =
  /\b(?:point-blank|straight(?: out)?|direct(?:ly)?|outright|bluntly|in so many words|pressed|in a direct)\b/i
const moods: readonly [KeyMood, RegExp][] = [
  ['apology', apology],
  ['safe', safe],
  ['kind', kind],
  ['wellbeing', wellbeing],
  ['worry', worry],
  ['ease', ease],
  ['direct', direct],
]
const vague = new Set(
  'really direct direct open kind friend honest gentl twice again ever one once straight out outright blunt blank point question blam reproach judg person kindl word way honest sincer time second concern interest show put real name punish twic'.split(
    ' ',
  ),
)

/** "Asks about your challenge or what costs you most": the second is asked, too. */
const questionOnly = /^(?:about|what|how|why|who|where|which|whether)\b/i

/** "He has taken it seriously and then asks about your home": the question is what opens it. */
const firstThen = /^(?!.*\basks?\b.*\band\b).*\band (?:then |also )?(asks?\b.+)$/i
/** How it is said is a mood of its own: "asks kindly how you are", "asks you, directly, whether" */
const adverbs =
  'kindly|gently|warmly|sincerely|honestly|directly|openly|privately|seriously|outright|point-blank|straight out'
const inWay = 'in an? (?:\\p{L}+ and )?(?:caring|kind|warm|gentle|friendly) way|in private'
const withWarmth = 'with (?:real |genuine |sincere |true )?(?:warmth|concern|sympathy|care|interest)'
const manner = new RegExp(`,? ?(?<!\\bhow )\\b(?:very |quite )?(?:${adverbs}|${inWay}|${withWarmth})\\b,?`, 'giu')
/** ", not as a reproach but with real interest" */
const asideOfManner = /,? (?:but |and )?not (?:as|in|to|out of|by)\b[^,]*$/i
const inPassive = /^(?:if )?(?:you|he|she|they) (?:are|is|were|was) asked,?/i

/** "Once he feels that you are not there to dismiss him": what is felt has to be said. */
const ofTrust =
  /^(?:you|he|she|they) (?:feels?|knows?|trusts?|believes?|(?:is|are) sure|sees?|(?:has|have) the (?:impression|feeling)) that /i

/** A key as a condition is compared with turns: without its manner, the asking in the active. */
function conditionIn(key: string): string {
  const plain = key
    .replace(ofTrust, 'they say that ')
    .replace(firstThen, '$1')
    .replace(manner, '')
    .replace(inPassive, 'they ask you')
    .replace(asideOfManner, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.split(' ').length < fewestWords ? key : plain
}
const fewestWords = 3

/** "Asks about the script or the lines and promises not to tell the others" */
const withPromise = /,? and (?:also )?(?:promis|assur|guarante)\p{Ll}* [^.]*$/iu

/** "Asked about your health or your eyes": of the second, "asks about" is left out. */
const asksAbout = /\bask(?:s|ed)?(?: \p{L}+)? about\b/iu
const bareThing =
  /^(?!(?:says?|promises?|tells?|shows?|offers?|mentions?|is|are|has|listens?|asks?|they|he|she|you)\b)(?:[\p{L}'’-]+ ?){1,4}$/iu

/** The keys in the words of a prompt: "they ask what happened or say that they are on your side" has two. */
export function keysOf(text: string): SecretKey[] {
  const isAsked = asks.test(text)
  const isSafe = isAsked && withPromise.test(text)
  return text
    .replace(isSafe ? withPromise : /$^/, '')
    .split(/,? or (?!not\b)/i)
    .map((each) => {
      const whole = asksAbout.test(text) && bareThing.test(each) ? `asks about ${each}` : each
      const words = conditionIn(whole)
      const stems = new Set([...meaningOf(each.replace(who, ' '))].filter((stem) => !vague.has(stem)))
      return {
        words: isAsked && questionOnly.test(words) ? `asks ${words}` : words,
        stems,
        isAsked: asks.test(each) || (isAsked && !/\b(?:says?|promises?|tells?|shows?|offers?|mentions?)\b/i.test(each)),
        times: /\btwice|again|second time\b/i.test(each) ? 2 : 1,
        mood: isSafe ? 'safe' : (moods.find(([, looks]) => looks.test(each))?.[0] ?? null),
      }
    })
}

import { monthPattern, weekdayPattern } from '../tokens/calendar.js'
import { calledOnce } from './called-once.js'
import { isNoName } from './no-name.js'

const name = '((?:(?:Dr|Mrs?|Ms)\\. )?\\p{Lu}\\p{Ll}{2,})'
/** "Hello, is that Mr. Whitlow?", in the first words. */
const asksFor = new RegExp(
  `(?:^|[.?!,] )(?:[Ii]s (?:that|this)|[Aa]m I (?:speaking|talking) (?:to|with)) ${name}(?: \\p{Lu}\\p{Ll}+)?\\?`,
  'u',
)
/** "Hello Mr. Abbott it's Corinne", in speech without marks, too. */
const greetsByTitle =
  /^(?:oh )?(?:hello|hi|good (?:morning|afternoon|evening)|morning|afternoon|evening),? ((?:dr|mrs?|ms)\. \p{L}{3,})/iu
const isSomeoneElse = /^(?:\p{L}+, )*(?:no\b|wrong number)/iu
const asksName = /\byour (?:first |full |last )?name\b[^?\n]*\?/i
const bareName = /^(?:(?:It is|Yes|Sure),? )?(\p{Lu}\p{Ll}{2,})(?: \p{Lu}\p{Ll}+)?[.,]?$/u
const called = new RegExp(`, ${name}(?=[,.?!]|$)`, 'gmu')
const noName = new RegExp(`^(?:${weekdayPattern}s?|${monthPattern}|christmas|easter|god|jesus)$`, 'i')
const fewestCalls = 2

/** The name that a speaker asks for, says when asked, or is called by; null if none. */
export function addressed(othersSay: string, ownWords: string): string | null {
  const found =
    askedFor(othersSay, ownWords) ??
    givenWhenAsked(othersSay, ownWords) ??
    namedAlone(othersSay) ??
    calledOften(othersSay) ??
    sameAsOwn(othersSay, ownWords) ??
    calledOnce(othersSay, ownWords)
  return found !== null && isName(found) ? found : null
}

const isName = (found: string): boolean => !isNoName(found.toLowerCase()) && !noName.test(found)

function askedFor(othersSay: string, ownWords: string): string | null {
  const [first = ''] = othersSay.split('\n', 1)
  if (isSomeoneElse.test(ownWords)) return null
  return (
    asksFor.exec(first)?.[1] ??
    greetsByTitle.exec(first)?.[1]?.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()) ??
    null
  )
}

/** "Rachel.", which the other one repeats. */
function givenWhenAsked(othersSay: string, ownWords: string): string | null {
  if (!asksName.test(othersSay)) return null
  const given = ownWords.split('\n').map((turn) => bareName.exec(turn)?.[1])
  return given.find((one) => one !== undefined && new RegExp(`\\b${one}\\b`, 'u').test(othersSay)) ?? null
}

const turnsOfName = 4
/** "Found you. Miss Kaur. How can I help?" */
const alone = /[.?!] ((?:Miss|(?:Mrs?|Ms|Dr)\.) \p{Lu}\p{Ll}+)[.!]/u

const namedAlone = (othersSay: string): string | null =>
  alone.exec(othersSay.split('\n').slice(0, turnsOfName).join('\n'))?.[1] ?? null

/** "I am Clem, by the way.", "Ask for Ravi." */
const own = new RegExp(`\\b(?:I am|[Ii]t is|[Aa]sk for|[Cc]all me|name is|[Tt]his is) ${name}(?=[,.!]|$)`, 'gmu')

/** "See you then, Clem.", of whom the other one says that this is their name. */
function sameAsOwn(othersSay: string, ownWords: string): string | null {
  const names = [...ownWords.matchAll(own)].map(([, one = '']) => one)
  const calls = [...othersSay.matchAll(called)].map(([, one = '']) => one)
  return names.find((one) => calls.includes(one) && isName(one)) ?? null
}

/** "Sure, Bernie, go on.", "I can't, Bernie.", "Bernie, come on.": of whom no one is told is not called. */
function calledOften(othersSay: string): string | null {
  const counts = Map.groupBy(
    [...othersSay.matchAll(called)].map(([, one = '']) => one),
    (one) => one,
  )
  for (const [one, calls] of counts) {
    const plain = one.replace('.', '\\.')
    const all = othersSay.match(new RegExp(`\\b${plain}\\b`, 'gu')) ?? []
    const atStart = othersSay.match(new RegExp(`(?:^|[.?!] )${plain}, `, 'gmu')) ?? []
    const count = calls.length + atStart.length
    if (count >= fewestCalls && count === all.length && isName(one)) return one
  }
  return null
}

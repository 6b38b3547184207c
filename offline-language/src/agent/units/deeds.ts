import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { loadedTagger } from '../../language/tokens/loaded-tagger.js'

/** What the part does on a condition: what it promises, and what it then says besides. */
export interface Deeds {
  /** "you will be at the rehearsal on Thursday"; null if it only says something besides. */
  promise: string | null
  /** About the part's own "you": "Please let me have the letter by Friday." */
  further: string[]
}

const { manner, agrees, willDo, menace, asksFor, asksTo, thanks, noDeed, joint } = loadPatterns(
  'units/deeds',
  'manner',
  'agrees',
  'willDo',
  'menace',
  'asksFor',
  'asksTo',
  'thanks',
  'noDeed',
  'joint',
)

const subject = /^you (?:(?:will|would) )?(?:then )?/i

/** Whether words begin with what someone does: "ask for the letter", and not "the keys". */
function isDeed(words: string): boolean {
  const [first = ''] = words.split(' ')
  if (noDeed.test(first)) return false
  if ([manner, agrees, willDo, asksFor, asksTo, thanks].some((looks) => looks.test(words))) return true
  return loadedTagger()?.(`You ${words}`)[1]?.pos === 'VERB'
}

/** "Sigh and agree and ask for the letter" as its three deeds. */
function deedsIn(words: string): string[] {
  const deeds: string[] = []
  let from = 0
  for (const { index, 0: gap } of words.matchAll(joint)) {
    if (!isDeed(words.slice(index + gap.length))) continue
    deeds.push(words.slice(from, index))
    from = index + gap.length
  }
  return [...deeds, words.slice(from)]
}

const sentence = (text: string): string => `${capitalised(text.trim().replace(/[ .,;]+$/, ''))}.`

/** What is said of a deed besides the promise; null for one that is no words. */
function wordsOf(deed: string): string | null {
  const wanted = asksFor.exec(deed)?.groups?.['thing']
  if (wanted) return sentence(`please let me have ${wanted}`)
  const asked = asksTo.exec(deed)?.groups?.['deed']
  if (asked) return sentence(`please ${asked}`)
  const thanked = thanks.exec(deed)
  return thanked
    ? sentence(`thank you ${(thanked.groups?.['why'] ?? '').replace(/\b(?:his|her|their)\b/g, 'your')}`)
    : null
}

/** What is promised by a deed; null for one that promises nothing: "say that you will come" as "come". */
const promised = (deed: string): string | null => {
  const done = willDo.exec(deed)?.groups?.['deed']
  return done && !menace.test(done) ? done : null
}

/** "Say yes", "are satisfied": the prompt tells of it, and no one says so. */
const saysYes = /^(?:say|shake|give|are)\b/i

/** The half of a promise that says what is given, without how it is said: "You sigh and promise to come" promises to come. */
export function deedsOf(given: string): Deeds | null {
  const lead = subject.exec(given)?.[0]
  if (lead === undefined || /["“]|\b(?:if|unless|once(?! more)|as long as|provided)\b/i.test(given)) return null
  const deeds = deedsIn(given.slice(lead.length).replace(/\.$/, ''))
  const isPlain = (deed: string) =>
    !manner.test(deed) &&
    wordsOf(deed) === null &&
    promised(deed) === null &&
    !(agrees.test(deed) && saysYes.test(deed))
  if (deeds.every(isPlain)) return null
  const done = deeds.flatMap((deed) => {
    const will = promised(deed)
    if (will) return { deed: will, isWill: true }
    return manner.test(deed) || wordsOf(deed) !== null || agrees.test(deed) ? [] : { deed, isWill: false }
  })
  const isAgreed = deeds.some((deed) => agrees.test(deed))
  const further = deeds.flatMap((deed) => wordsOf(deed) ?? [])
  if (done.length === 0 && !isAgreed) return further.length > 0 ? { promise: null, further } : null
  const isWill = done.some((each) => each.isWill)
  const promise =
    done.length === 0
      ? 'you agree'
      : `${isWill ? 'you will ' : lead.toLowerCase()}${done.map(({ deed }) => deed.replace(/^agree to (?=\p{Ll})(?!(?:the|an?|your|his|her|their)\b)/u, isWill ? '' : 'agree to ')).join(' and ')}`
  return { promise, further }
}

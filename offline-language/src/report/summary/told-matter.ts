import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import { inThirdPerson } from '../../language/persons/third-person.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Tagger } from '../../language/tokens/language-model.js'
import type { Conversation } from '../read/conversation.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { matterIn } from '../worth/matter-worth.js'
import { agreeing } from './agreeing.js'
import { situationSection } from './situation-section.js'

const { partner, caller, role, wishes, keptBack, ofOneself, pointsBack, manner } = loadPatterns(
  'told-matter',
  'partner',
  'caller',
  'role',
  'wishes',
  'keptBack',
  'ofOneself',
  'pointsBack',
  'manner',
)

/** "You are Ann Hill, a baker": who is told by name already. */
const opening = /^[Yy]ou (?:are|play) (?=(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu})/u
const mostWords = 45
/** What an overview cannot tell of someone: the person is "you" still, or the words are no statement. */
const untold = /\b(?:you|your|yours|yourself)\b|\?$/i

/** "The account of the caller": who speaks with the part that the prompt describes. */
const thePerson = /\b(?<!\bare )the (?:practising person|user|other person|learner|caller)\b(?! (?:before|after))/gi

const leastSaid = 0.2

/** "Ann wants to come back but are afraid": the second verb of the same subject. */
const secondVerb = /(?<=^\p{Lu}[^,.]*)\b(and|but) (are|have|do|were)\b(?! (?:you|they|we)\b)/u
const inSingular: Readonly<Record<string, string>> = { are: 'is', have: 'has', do: 'does', were: 'was' }

/**
 * The sentence of the scenario's prompt that says what the talk is about, of both by name, and what is wanted if the next one says
 * so; null if none does.
 */
export function toldMatter(conversation: Conversation, prompt: string, tag: Tagger): string | null {
  const { cast, scenarioTitle } = conversation
  const section = situationSection(prompt)
  const sentences = sentencesOf(section ?? prompt)
  const sentence =
    section === null ? matterIn(sentences, scenarioTitle, cast.user.full, isMatter) : (sentences[0] ?? null)
  if (sentence === null) return null
  const place = sentences.indexOf(sentence)
  const own = toldOf(sentence, conversation, tag)
  const before = own !== null && pointsBack.test(sentence) ? introduced(sentences[place - 1], own) : null
  const told =
    before === null || own === null ? own : `${before.replace(/\.$/, '')}; ${own.replace(article, lowerFirst)}`
  if (told === null || wishes.test(sentence)) return told
  const next = sentences.slice(place + 1, place + 1 + farthest).find((one) => wishes.test(withoutKeptBack(one)))
  const wish = next && wordsIn(told) + wordsIn(next) <= mostWords ? toldOf(next, conversation, tag) : null
  return wish === null ? told : `${told} ${wish}`

  function introduced(sentence: string | undefined, own: string): string | null {
    const told = sentence === undefined ? null : toldOf(sentence, conversation, tag)
    return told !== null && wordsIn(told) + wordsIn(own) <= mostWords ? told : null
  }
}

/** "You are polite but tired after three calls" says how somebody is to be played. */
const isMatter = (sentence: string): boolean => !manner.test(sentence)

const article = /^(?:An?|The|Their|They|It|There|This|That|His|Her|Now|Last|Next|In|On|At|For|From|Since|Some)\b/

/** "Pat Hill, 70, founded a club." */
const aged = /^(\p{Lu}[^,]*?) is (\d+), who (?!(?:is|was|has|had)\b)/u

/** How many sentences later. */
const farthest = 3

const wordsIn = (text: string): number => text.split(' ').length

/** "You want ninety; you would take seventy": how far somebody would go, and what is kept back, is not told. */
const withoutKeptBack = (sentence: string): string =>
  sentence
    .split(/(?=; |, (?:but|and|though) )/)
    .filter((part) => !keptBack.test(part))
    .join('')
    .replace(/^[;,] (?:but |and |though )?/, '')

function toldOf(written: string, { cast, turns }: Conversation, tag: Tagger): string | null {
  const sentence = withoutKeptBack(written)
  if (sentence === '' || wordsIn(sentence) > mostWords) return null
  const stems = contentStems(sentence)
  if (shared(stems, contentStems(turns.map(({ text }) => text).join(' '))) < stems.size * leastSaid) return null
  const { isNamed, short } = cast.user
  const plain = sentence
    .replace(role, 'You are ')
    .replace(partner, isNamed ? short : 'the other person')
    .replace(caller, isNamed ? `${short}, who $<does>, ` : '$&')
    .replace(/\byou['’](ve|re)\b/giu, (_, verb: string) => (verb.toLowerCase() === 've' ? 'you have' : 'you are'))
  const named = plain.replace(opening, '')
  const rest =
    named === plain
      ? plain
      : named
          .replace(/, /, ' is ')
          .replace(/^(\p{Lu}[^,]*?) is (?=(?:whose|who)\b)/u, '$1, ')
          .replace(aged, '$1, $2, ')
  const told = inThirdPerson(tag(rest.replace(/[.!]+$/, '')), { speaker: cast.user, listener: cast.agent })
  if (untold.test(told)) return null
  const agreed = (ofOneself.test(plain) ? agreeing(told) : told).replace(
    secondVerb,
    (_, joint: string, verb: string) => `${joint} ${inSingular[verb]}`,
  )
  return `${capitalised(isNamed ? agreed.replace(thePerson, short) : agreed)}.`
}

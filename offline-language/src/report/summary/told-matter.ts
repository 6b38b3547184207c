import { inThirdPerson } from '../../language/persons/third-person.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Tagger } from '../../language/tokens/language-model.js'
import { capitalised } from '../../language/names/party.js'
import type { Conversation } from '../read/conversation.js'
import { matterIn } from '../worth/matter-worth.js'

/** "You are Ann Hill, a baker": who is told by name already. */
const opening = /^[Yy]ou are (?=(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu})/u
const mostWords = 45
/** What an overview cannot tell of somebody: the person is "you" still, or the words are no statement. */
const untold = /\b(?:you|your|yours|yourself)\b|\?$/i

/** "The account of the caller": who speaks with the part that the prompt describes. */
const thePerson = /\b(?<!\bare )the (?:practising person|user|other person|learner|caller)\b(?! (?:before|after))/gi

const leastSaid = 0.2

/** The sentence of the scenario's prompt that says what the talk is about, of both by name; null if none does. */
export function toldMatter({ cast, scenarioTitle, turns }: Conversation, prompt: string, tag: Tagger): string | null {
  const sentence = matterIn(sentencesOf(prompt), scenarioTitle, cast.user.full)
  if (sentence === null || sentence.split(' ').length > mostWords) return null
  const stems = contentStems(sentence)
  if (shared(stems, contentStems(turns.map(({ text }) => text).join(' '))) < stems.size * leastSaid) return null
  const named = sentence.replace(opening, '')
  const rest =
    named === sentence
      ? sentence
      : named.replace(/, /, ' is ').replace(/^(\p{Lu}[^,]*?) is (?=(?:whose|who)\b)/u, '$1, ')
  const told = inThirdPerson(tag(rest.replace(/[.!]+$/, '')), { speaker: cast.user, listener: cast.agent })
  const { isNamed, short } = cast.user
  return untold.test(told) ? null : `${capitalised(isNamed ? told.replace(thePerson, short) : told)}.`
}

import { capitalised } from '../../language/tokens/first-letter.js'
import type { Conversation } from './conversation.js'

const asks =
  /\b(?:which|what) (\p{L}{3,}) (?:do you mean|are you talking about|is (?:it|that)|was (?:it|that)|exactly)\b|^(?:which|what) (\p{L}{3,})\?$/iu

const asksKind = /\b(?:what|which) (?:kind|type|sort|make|model|breed) of (\p{L}{3,})\b/iu

/** "My car, a 2021 Skoda, makes a noise" says what kind of car it is. */
function ofKind(noun: string, facts: readonly { text: string; isGuarded: boolean }[]): string | null {
  const described = new RegExp(`\\b${noun},? (?:is )?(an? [^,.]{3,50})[,.]`, 'iu')
  const found = facts.filter(({ isGuarded }) => !isGuarded).map(({ text }) => described.exec(text)?.[1])
  const words = found.find((each) => each !== undefined)
  return words ? `It is ${words}.` : null
}

/** "Which test do you mean?": the words of the prompt for it, "The last physics test." */
export function whichOne({ role }: Conversation, question: string): string | null {
  const kind = asksKind.exec(question)?.[1]
  if (kind) return ofKind(kind, role.facts)
  const [, first, second] = asks.exec(question) ?? []
  const noun = first ?? second
  if (!noun) return null
  const names = new RegExp(`\\b${noun}, (\\p{Lu}\\p{Ll}+(?:(?:,| and) \\p{Lu}\\p{Ll}+)*)`, 'u')
  const called = role.facts.filter(({ isGuarded }) => !isGuarded).map(({ text }) => names.exec(text)?.[1])
  const own = called.find((each) => each !== undefined)
  if (own) return `${own}.`
  const named = new RegExp(`\\b((?:the|my|our|his|her|an?) (?:[\\p{L}\\d-]+ ){1,3}${noun})\\b`, 'iu')
  const found = role.facts.filter(({ isGuarded }) => !isGuarded).map(({ text }) => named.exec(text)?.[1])
  const words = found.find((each) => each !== undefined)
  return words ? `${capitalised(words)}.` : null
}

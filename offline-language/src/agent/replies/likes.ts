import type { Conversation } from './conversation.js'

const asksDislike =
  /\b(?:like|enjoy) (?:\p{L}+ )?least\b|\bdo(?:n't| not) you like\b|\b(?:dislike|hate|bothers? you)\b/iu
const asksLike =
  /\bwhat (?:do|did) you (?:really )?(?:like|enjoy|love)\b|\b(?:like|enjoy) (?:\p{L}+ )?(?:most|best)\b/iu
const dislike = /\b(?:hate|dislike|cannot stand|do not like|am tired of|find [\p{L} ]+ (?:boring|annoying))\b [^.,;]+/iu
const like = /\b(?:love|like|enjoy|am proud of|am fond of)\b [^.,;]+?(?= and (?:hate|dislike|cannot)\b|[.,;])/iu

/** "Which part do you like least?": the half of "I love the frontend and hate writing tests" that was asked for. */
export function likes({ role, memory }: Conversation, question: string): string | null {
  const looks = asksDislike.test(question) ? dislike : asksLike.test(question) ? like : null
  if (!looks) return null
  const told = role.facts
    .filter(({ isGuarded, text }) => !isGuarded && /^I\b/.test(text))
    .flatMap(({ text }) => looks.exec(text)?.[0] ?? [])
    .map((half) => `I ${half}.`)
  return told.find((text) => !memory.isSaid(text)) ?? null
}

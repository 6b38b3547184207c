import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Wish } from '../role/wishes.js'
import { wishedThing } from '../wording/wished-thing.js'
import { isPromised } from './promised-thing.js'
import type { Conversation } from './conversation.js'

/** A wish counts as mentioned with this share of its words. */
const mentioned = 0.5

/** Wishes that neither side has mentioned yet. */
function openWishes({ role, memory, userTexts }: Conversation): Wish[] {
  const heard = [...userTexts, ...memory.agentTurns].map(contentStems)
  return role.wishes.filter(
    ({ text, stems }) =>
      !memory.isSaid(text) && !heard.some((said) => shared(said, stems) >= Math.max(1, stems.size * mentioned)),
  )
}

/** Wishes that the person has not taken up, said or not. */
export function unmetWishes({ role, userTexts }: Conversation): Wish[] {
  const heard = userTexts.map(contentStems)
  return role.wishes.filter(
    ({ stems }) => !heard.some((said) => shared(said, stems) >= Math.max(1, stems.size * mentioned)),
  )
}

/** A wish that the role has not said in any words. */
export function nextWish(conversation: Conversation): string | null {
  const said = conversation.memory.agentTurns.map(contentStems)
  const isTold = (wish: Wish) => {
    // The figures in brackets are not said each time.
    const stems = wish.text.includes('(') ? contentStems(wishedThing(wish.text)) : wish.stems
    return said.some((each) => shared(each, stems) >= Math.max(1, stems.size * mostly))
  }
  const [open] = [...openWishes(conversation), ...unmetWishes(conversation)].filter(
    (wish) =>
      !conversation.memory.isSaid(wish.text) &&
      !isTold(wish) &&
      !isPromised(wishedThing(wish.text), conversation.userTexts),
  )
  return open?.text ?? null
}
const mostly = 0.8

import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Bargain } from '../units/unit.js'
import type { Trigger } from './triggers.js'

const mostWords = 0.8

/** Whether a case is nothing but what a bargain says: "if he agrees to put down rugs, you withdraw the complaint". */
function isIn({ words, then }: Trigger, bargain: Bargain): boolean {
  const own = contentStems(`${words} ${then}`)
  return own.size > 0 && shared(own, contentStems(bargain.text)) >= own.size * mostWords
}

/** The cases of a prompt that are no bargains: what closes one is decided by its parts. */
export const withoutBargains = (triggers: Trigger[], bargains: readonly Bargain[]): Trigger[] =>
  triggers.filter((trigger) => !bargains.some((bargain) => isIn(trigger, bargain)))

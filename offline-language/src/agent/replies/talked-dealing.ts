import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import type { Dealing } from '../role/dealing.js'
import { amountsIn } from '../wording/amounts.js'
import { offersIn } from './offers.js'

/** Of several dealings, the one that the person's last offer is about; the first until there is an offer. */
export function talkedDealing(dealings: readonly Dealing[], userTexts: readonly string[]): Dealing | null {
  const texts = userTexts.map(cleanUtterance)
  const isOffered = (text: string) => dealings.some((dealing) => offersIn(text, dealing).length > 0)
  const last = texts.findLast((text) => isOffered(text) || amountsIn(text).length > 0) ?? ''
  const named = amountsIn(last).at(-1)
  return (
    dealings.find((dealing) => offersIn(last, dealing).length > 0) ??
    dealings.find(({ opening }) => opening.isShare === named?.isShare) ??
    dealings[0] ??
    null
  )
}

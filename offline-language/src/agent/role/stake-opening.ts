import { capitalised } from '../../language/tokens/first-letter.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { type Amount, amountsIn, writtenLike } from '../wording/amounts.js'
import { isClean } from '../wording/clean-sentence.js'
import { inFirstPerson } from '../wording/first-person.js'
import { type OfSide, signOf } from '../wording/sides.js'
import type { Stake } from './stake.js'
import type { Mark } from './stake-marks.js'

/** If the prompt gives only the limit, the part opens a little on its own side of it. */
const ofSum = { gets: 1.1, pays: 0.94 }
const ofShare = { gets: 1.2, pays: 0.8 }

export function ownOpening(side: Stake['side'], limit: Amount): Amount {
  const unit = limit.isShare ? 0.5 : 10 ** Math.max(-1, Math.floor(Math.log10(limit.value)) - 1)
  return roundBeside({ side }, limit, limit.isShare ? ofShare[side] : ofSum[side], unit)
}

/** A round figure so many times a limit, at least one unit on the own side of it. */
export function roundBeside(own: OfSide, limit: Amount, times: number, unit: number): Amount {
  const rounded = Math.round((limit.value * times) / unit) * unit
  const moved = rounded === limit.value ? limit.value + signOf(own) * unit : rounded
  const value = Math.round(moved * 100) / 100
  return { ...limit, value, text: writtenLike(value, limit) }
}

/** "400" beside "500 euros" is 400 euros. */
export function withUnitOf(amount: Amount, others: readonly Amount[]): Amount {
  const model = others.find(({ before, after }) => before || after)
  if (!model || amount.before || amount.after) return amount
  const own = { ...amount, before: model.before, after: model.after }
  return { ...own, text: writtenLike(own.value, own) }
}

/** "You want a credit note of at least 500": the least is what is asked for. */
export const isWish = ({ kind, sentence }: Mark): boolean =>
  kind === 'least' && /^you (?:want|demand|claim|expect)\b/i.test(sentence)

const asks = /\byou (?:want|ask|charge|would like|claim|demand|expect)\b(?:\.(?=\d)|[^.;])*/i

/** The clause in which the part asks for its figure, if it names no other. */
export function askingOf(mark: Mark | undefined, marks: readonly Mark[], counterpart: Counterpart): string | null {
  const [clause = ''] = asks.exec(mark?.sentence ?? '') ?? []
  const isAlone = mark && marks.every((each) => each === mark || !clause.includes(each.amount.text))
  if (!isAlone || !clause.includes(mark.amount.text) || amountsIn(clause).length > 1) return null
  const said = inFirstPerson(`${capitalised(clause)}.`, counterpart)
  return isClean(said) ? said : null
}

import { isMetBy } from '../conditions/met.js'
import type { Condition } from '../role/condition.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'

/** Whether any turn of the person so far has met a condition. */
export const wasMet = (condition: Condition, userTexts: readonly string[]): boolean =>
  userTexts.some((text) => isMetBy(condition, cleanUtterance(text)))

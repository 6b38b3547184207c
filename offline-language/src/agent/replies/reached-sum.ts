import type { BargainPart } from '../units/unit.js'

/** "No more than 60" is met by 50, "at least 43,000" by 43,500. */
const atMost = /\b(?:no more than|not more than|at most|up to|no higher than|a maximum of|or less|or under)\b/i
export const isReached = ({ text, least: fewest }: BargainPart, named: number, wanted: number): boolean => {
  if (atMost.test(text)) return named <= wanted
  return fewest === wanted ? named >= wanted : named === wanted
}

/** Whether a part sets a limit that more than one figure reaches. */
export const hasRange = ({ text, least }: BargainPart): boolean => least !== null || atMost.test(text)

import type { Unit } from './unit.js'

const followsOn =
  /^(?:He|She|They|It|His|Her|Their|Its) (?!is (?:\p{Lu}|noon|morning|late)|(?:weighs on|bothers|worries|annoys|hurts|frightens|troubles) me\b)/u
/** "I am proud of it." */
const pointsBack = /^I (?:am|was|do|did|have|like|love|hate|would|will|never|could)\b[^.]{0,24} (?:it|that|them)\.$/
const longestUnit = 200

/** "He drinks a lot" is said with the sentence that names him. */
export function addUnit(unit: Unit, said: Unit[]): void {
  const last = said.at(-1)
  if (!followsOn.test(unit.text) && !pointsBack.test(unit.text)) said.push(unit)
  else if (last && last.place >= unit.place - 1 && last.text.length + unit.text.length < longestUnit) {
    const stems = new Set([...last.stems, ...unit.stems])
    const isOfThing = /^(?:It|Its) /.test(unit.text)
    last.text = `${last.text} ${unit.text}`
    last.stems = stems
    // The sentence about the thing alone, as an answer to a question about it.
    if (isOfThing) said.push({ ...unit, stems, topic: '' })
  }
}

import type { Amount } from '../wording/amounts.js'

const stepsOfWhole = 20

/** A figure as someone names it: of what lies between the position and the target, the round one near a wanted value. */
export function roundedBetween(wanted: number, position: number, target: number, opening: Amount): number | null {
  const grid = opening.isShare ? 0.5 : opening.count ? 1 : niceUnit(opening.value / stepsOfWhole)
  const lies = (value: number) => (value - target) * (position - value) > 0
  for (const unit of [grid, grid / 2, grid / 5])
    for (const count of [Math.round(wanted / unit), Math.floor(wanted / unit), Math.ceil(wanted / unit)]) {
      // 24 times 0.1 is a little more than 2.4.
      const value = Math.round(count * unit * 100) / 100
      if (lies(value)) return value
    }
  return null
}

/** The largest of 1, 2 and 5 times a power of ten that is not above a number. */
export function niceUnit(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most))
  return ([5, 2, 1].find((times) => times * power <= most) ?? 1) * power
}

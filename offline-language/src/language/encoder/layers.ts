import type { Rows } from './through.js'

/** The sum of the products of two rows of one length. */
export function product(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}

/** Adds to each row the row at its place. */
export function added(rows: Rows, others: Rows): Rows {
  for (const [place, row] of rows.entries()) {
    const other = others[place]!
    for (let at = 0; at < row.length; at++) row[at]! += other[at]!
  }
  return rows
}

const least = 1e-6

/** Each row with mean 0 and variance 1, then scaled and shifted. */
export function normalized(rows: Rows, scale: Float32Array, shift: Float32Array): Rows {
  return rows.map((row) => {
    const { length } = row
    let sum = 0
    for (let at = 0; at < length; at++) sum += row[at]!
    const mean = sum / length
    let squares = 0
    for (let at = 0; at < length; at++) squares += (row[at]! - mean) ** 2
    const share = 1 / Math.sqrt(squares / length + least)
    const found = new Float32Array(length)
    for (let at = 0; at < length; at++) found[at] = (row[at]! - mean) * share * scale[at]! + shift[at]!
    return found
  })
}

/** Makes every negative number 0. */
export function positive(rows: Rows): Rows {
  for (const row of rows) for (let at = 0; at < row.length; at++) if (row[at]! < 0) row[at] = 0
  return rows
}

const heads = 4

/** What each piece takes of all pieces; a row holds what it asks, what it offers and what it gives, a third each. */
export function attended(rows: Rows): Rows {
  const width = rows[0]!.length / 3
  const size = width / heads
  return rows.map((asking) => {
    const taken = new Float32Array(width)
    for (let head = 0; head < heads; head++) {
      const from = head * size
      const fits = rows.map((offering) => {
        let fit = 0
        for (let at = from; at < from + size; at++) fit += asking[at]! * offering[width + at]!
        return fit / Math.sqrt(size)
      })
      const most = Math.max(...fits)
      const powers = fits.map((fit) => Math.exp(fit - most))
      const all = powers.reduce((sum, power) => sum + power, 0)
      for (const [place, power] of powers.entries()) {
        const giving = rows[place]!
        for (let at = from; at < from + size; at++) taken[at]! += (power / all) * giving[2 * width + at]!
      }
    }
    return taken
  })
}

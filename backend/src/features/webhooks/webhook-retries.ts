const minute = 60
const hour = 60 * minute

/** Seconds before each further try: eight tries over two days. */
const pausesSecs = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 15 * hour, 24 * hour] as const

export const maxTries = pausesSecs.length + 1

/** The pause after this many tries, a tenth shorter or longer, so receivers are not tried all at once. */
export function pauseSecs(tries: number, random = Math.random()): number {
  return Math.round(pausesSecs[tries - 1]! * (0.9 + 0.2 * random))
}

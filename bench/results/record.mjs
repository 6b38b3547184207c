import { basename, join } from 'node:path'
import { writeFileSync } from 'node:fs'

/** Figures of this run, which `npm run bench` collects into its table. */
const figures = []
const file = join(import.meta.dirname, `${basename(process.argv[1], '.mjs')}.json`)

/**
 * Prints one line, keeps it as JSON in `bench/results`, and fails the run if it misses its aim. `value` and `floor` are
 * texts with units; `ratio` is a text or null for a value without a floor.
 */
export function record({ what, value, floor = '', ratio = null, aim, isMet }) {
  figures.push({ what, value, floor, ratio, aim, isMet })
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)
  const beside = floor === '' ? '' : ` beside ${floor}`
  console.log(
    `${what}: ${value}${beside}${ratio === null ? '' : `, ratio ${ratio}`} (aim ${aim})${isMet ? '' : ': MISSED'}`,
  )
  if (!isMet) process.exitCode = 1
}

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const fileOf = (name) => join(import.meta.dirname, `${name}.json`)

/** Forgets an earlier run: a benchmark that breaks must not show its figures. */
export function forget(name) {
  rmSync(fileOf(name), { force: true })
}

const readFigures = (name) => (existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : [])

/** A Markdown table of the figures of these benchmarks; one that gave none has a line that says so. */
export function tableOf(names) {
  const rows = names.flatMap((name) => {
    const figures = readFigures(name)
    if (figures.length === 0) return [[name, 'gave no figures', '', '', '', 'no']]
    return figures.map(({ what, value, floor, ratio, aim, isMet }) => [
      what,
      value,
      floor,
      ratio ?? '',
      aim,
      isMet ? 'yes' : 'no',
    ])
  })
  const lines = [['what', 'measured', 'floor', 'ratio', 'aim', 'met'], Array(6).fill('---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

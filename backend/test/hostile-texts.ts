import { readNaughtyStrings } from '@clarity/offline-language/test/read-conversations'
import { readFileSync } from 'node:fs'

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
}

/** Cells that a spreadsheet would run. */
export const formulas = read('test-data/csv-injection.json') as string[]

export const svgs = (read('test-data/svg.json') as { svg: string }[]).map(({ svg }) => svg)

export const markups = (read('test-data/xss-payloads.json') as { payload: string }[]).map(({ payload }) => payload)

export const naughtyStrings = readNaughtyStrings()

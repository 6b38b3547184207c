import { isAbsolute, relative } from 'node:path'
import { playwrightSpecs } from './playwright-specs.mjs'

const maxFiles = 5
const shortestMs = 5000

/** One line with the slowest of these files, as a start for a shorter suite; empty if all are quick. */
export function slowestFiles(folder, files) {
  const slowest = files
    .filter(({ ms }) => ms >= shortestMs)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, maxFiles)
    .map(({ file, ms }) => `${isAbsolute(file) ? relative(folder, file) : file} ${Math.round(ms / 1000)} s`)
  return slowest.length === 0 ? '' : `slowest files: ${slowest.join(', ')}`
}

/** The files of vitest's report. */
export function vitestFiles(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({ file: name, ms: endTime - startTime }))
}

/** The files of Playwright's report, each with the time of its stories in every browser. */
export function playwrightFiles(report) {
  const msByFile = new Map()
  for (const { file, tests } of playwrightSpecs(report))
    for (const { duration } of tests.flatMap(({ results }) => results))
      msByFile.set(file, (msByFile.get(file) ?? 0) + duration)
  return [...msByFile].map(([file, ms]) => ({ file, ms }))
}

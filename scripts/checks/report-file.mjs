import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Passes a file name for the runner's JSON report to `work`. `report` is null if none was written (a crash). */
export async function withReportFile(work) {
  const folder = mkdtempSync(join(tmpdir(), 'clarity-report-'))
  const file = join(folder, 'report.json')
  try {
    const { ok, output } = await work(file)
    return { ok, output, report: parse(file) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function parse(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** A runner that failed without a failing test, or ran no tests, did not pass. */
export function withRunnersVerdict({ passed, failed }, ok) {
  return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed }
}

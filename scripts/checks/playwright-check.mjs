import { toolEnvironment } from '../prepare/build.mjs'
import { node, program } from '../prepare/places.mjs'
import { runQuietly } from '../prepare/run-quietly.mjs'
import { say } from '../prepare/say.mjs'
import { withReportFile, withRunnersVerdict } from './report-file.mjs'

/** On two cores that others use too; alone it takes less than half of it. */
const timeLimitMs = 30 * 60_000

/** Every story in the browser but the long ones, which belong to a release; a skipped one counts as failed. */
export const playwrightCheck = ({ folder }) => ({
  name: 'stories in the browser',
  async run() {
    const { ok, output, report } = await withReportFile((file) =>
      runQuietly(
        node,
        [program('playwright'), 'test', '--forbid-only', '--grep-invert=@long', '--reporter=list,json'],
        {
          cwd: folder,
          env: { ...toolEnvironment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
          timeLimitMs,
        },
      ),
    )
    if (report) say(`slowest stories: ${slowestFiles(report).join(', ')}`)
    return { ...withRunnersVerdict(count(report), ok), output }
  },
})

function count(report) {
  if (!report) return { passed: 0, failed: 0 }
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected + skipped }
}

/** `file (seconds)` of the five files whose tests took longest, at both widths together. */
function slowestFiles({ suites }) {
  const times = new Map()
  for (const { file, tests } of suites.flatMap(specsOf))
    for (const { duration } of tests.flatMap(({ results }) => results))
      times.set(file, (times.get(file) ?? 0) + duration)
  const slowest = [...times].sort(([, one], [, other]) => other - one).slice(0, 5)
  return slowest.map(([file, ms]) => `${file} (${Math.round(ms / 1000)} s)`)
}

const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

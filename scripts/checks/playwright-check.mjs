import { toolEnvironment } from '../prepare/build.mjs'
import { node, program } from '../prepare/places.mjs'
import { runQuietly } from '../prepare/run-quietly.mjs'
import { withReportFile, withRunnersVerdict } from './report-file.mjs'
import { playwrightFiles, slowestFiles } from './slowest-files.mjs'
import { passedOnRetry } from './passed-on-retry.mjs'

/** Enough for two slow and busy cores; elsewhere the check takes less than half of it. */
const timeLimitMs = 45 * 60_000

const projects = ['start', 'operator', 'stories'].map((name) => `--project=${name}`)

/**
 * One retry in a new product: a story that passes only then is listed as flaky and must be mended, but a machine that
 * stalled for a moment does not refuse the change.
 */
const retries = '--retries=1'

/** Every browser story except the long ones and other widths, which belong to a release; a skipped one counts as failed. */
export const playwrightCheck = ({ folder }) => ({
  name: 'stories in the browser',
  async run() {
    const { ok, output, report } = await withReportFile((file) =>
      runQuietly(
        node,
        [
          program('playwright'),
          'test',
          '--forbid-only',
          '--grep-invert=@long',
          retries,
          '--reporter=list,json',
          ...projects,
        ],
        {
          cwd: folder,
          env: { ...toolEnvironment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
          timeLimitMs,
        },
      ),
    )
    const note = slowestFiles(folder, playwrightFiles(report))
    return { ...withRunnersVerdict(count(report), ok), output, flaky: passedOnRetry(report), note }
  },
})

function count(report) {
  if (!report) return { passed: 0, failed: 0 }
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected + skipped }
}

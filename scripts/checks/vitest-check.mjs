import { toolEnvironment } from '../prepare/build.mjs'
import { node, program } from '../prepare/places.mjs'
import { runQuietly } from '../prepare/run-quietly.mjs'
import { withReportFile, withRunnersVerdict } from './report-file.mjs'
import { slowestFiles, vitestFiles } from './slowest-files.mjs'

/** Every test of one workspace; a skipped one counts as failed. */
export const vitestCheck = ({ name, folder }) => ({
  name: `tests of ${name}`,
  async run() {
    const { ok, output, report } = await withReportFile((file) =>
      runQuietly(
        node,
        [
          program('vitest'),
          'run',
          '--allowOnly=false',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
        {
          cwd: folder,
          env: toolEnvironment,
        },
      ),
    )
    return { ...withRunnersVerdict(count(report), ok), output, note: slowestFiles(folder, vitestFiles(report)) }
  },
})

function count(report) {
  if (!report) return { passed: 0, failed: 0 }
  // A file that cannot be loaded has no tests that could fail.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests + broken.length }
}

import { relative } from 'node:path'
import { toolEnvironment } from '../prepare/build.mjs'
import { node, program } from '../prepare/places.mjs'
import { runQuietly } from '../prepare/run-quietly.mjs'
import { withReportFile, withRunnersVerdict } from './report-file.mjs'
import { slowestFiles, vitestFiles } from './slowest-files.mjs'
import { afterRetry, failedFiles } from './vitest-retry.mjs'

/** More files than a machine that stalled for a moment would break. */
const maxRetried = 10

/** Every test of one workspace; a skipped one counts as failed. Failed files run once more, from the beginning. */
export const vitestCheck = ({ name, folder }) => ({
  name: `tests of ${name}`,
  async run() {
    const first = await runVitest(folder, [])
    const note = slowestFiles(folder, vitestFiles(first.report))
    const failed = failedFiles(first.report)
    if (failed.length === 0 || failed.length > maxRetried)
      return { ...withRunnersVerdict(count(first.report), first.ok), output: first.output, note }
    const again = await runVitest(folder, failed)
    const { report, flaky } = afterRetry(first.report, again.report)
    return {
      ...withRunnersVerdict(count(report), again.ok),
      output: `${first.output}\nThe failed files once more:\n${again.output}`,
      flaky: flaky.map(({ file, test }) => `${name}/${relative(folder, file)}: ${test}`),
      note,
    }
  },
})

const runVitest = (folder, files) =>
  withReportFile((file) =>
    runQuietly(
      node,
      [
        program('vitest'),
        'run',
        ...files,
        '--allowOnly=false',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      { cwd: folder, env: toolEnvironment },
    ),
  )

function count(report) {
  const results = report?.testResults ?? []
  const tests = results.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  // A file that cannot be loaded has no tests that could fail.
  const broken = results.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  return { passed, failed: tests.length - passed + broken.length }
}

/** The files of vitest's report with a test that failed, and those that could not be loaded. */
export const failedFiles = (report) =>
  (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name)

/**
 * The report of both runs: a file that ran again has its second result. `flaky` are the tests that failed first and then
 * passed. A file without a second result keeps its first.
 */
export function afterRetry(first, again) {
  const second = new Map((again?.testResults ?? []).map((file) => [file.name, file]))
  const testResults = first.testResults.map((file) => second.get(file.name) ?? file)
  const flaky = first.testResults.flatMap((file) => passedOnlyNow(file, second.get(file.name)))
  return { report: { ...first, testResults }, flaky }
}

function passedOnlyNow(before, now) {
  if (now?.status !== 'passed') return []
  const failed = before.assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return [{ file: before.name, test: 'the whole file' }]
  return failed.map(({ fullName, failureMessages }) => ({
    file: before.name,
    test: `${fullName}: ${failureMessages[0]?.split('\n')[0]}`,
  }))
}

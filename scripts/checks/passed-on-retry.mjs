import { playwrightSpecs } from './playwright-specs.mjs'

/** One line with the stories that failed first and passed on retry; empty if there are none. */
export function passedOnRetry(report) {
  const flaky = playwrightSpecs(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line }) => `${file}:${line}`)
  return flaky.length === 0 ? '' : `FLAKY, passed on retry: ${flaky.join(', ')}`
}

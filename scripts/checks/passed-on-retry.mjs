import { playwrightSpecs } from './playwright-specs.mjs'

/** The stories that failed first and passed on retry, each with its first error. */
export const passedOnRetry = (report) =>
  playwrightSpecs(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title, tests }) => `${file}:${line}: ${title}: ${firstError(tests)}`)

const firstError = (tests) =>
  tests.flatMap(({ results }) => results.map(({ error }) => error?.message?.split('\n')[0])).find(Boolean)

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = join(import.meta.dirname, '..')

/** The OpenTelemetry packages besides the API, which does nothing by itself. */
const sdk = /from '@opentelemetry\/(?!api')/

it('loads the SDK of OpenTelemetry only if traces are recorded', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter((file) => !file.endsWith('.spec.ts'))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => sdk.test(readFileSync(join(sources, file), 'utf8')))).toEqual([])
  expect(readFileSync(join(sources, 'telemetry/tracing.ts'), 'utf8')).toContain("import('@opentelemetry/sdk-trace')")
})

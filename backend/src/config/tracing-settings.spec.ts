import { expect, it } from 'vitest'
import { StartFailure } from '../start/start-failure.js'
import { tracingSettings } from './tracing-settings.js'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }

it('records nothing unless an endpoint is set', () => {
  expect(tracingSettings({})).toBeNull()
  expect(tracingSettings({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeNull()
  expect(tracingSettings({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeNull()
})

it('adds the path of the standard to the general address only', () => {
  expect(tracingSettings(endpoint)?.url).toBe('http://collector:4318/v1/traces')
  const own = { ...endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' }
  expect(tracingSettings(own)?.url).toBe('https://traces.example/in')
})

it.each([
  [{}, { ratio: 1, followsParent: true }],
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, { ratio: 0, followsParent: false }],
  [
    { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' },
    { ratio: 0.1, followsParent: true },
  ],
  [{ OTEL_TRACES_SAMPLER: 'traceidratio' }, { ratio: 1, followsParent: false }],
])('reads the sampler %o', (env, expected) => {
  expect(tracingSettings({ ...endpoint, ...env })).toMatchObject(expected)
})

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
  ['OTEL_SDK_DISABLED', 'yes'],
])('refuses %s=%s with a line that names it', (name, value) => {
  const read = () => tracingSettings({ ...endpoint, [name]: value })
  expect(read).toThrow(StartFailure)
  expect(read).toThrow(`${name} is "${value}", expected `)
})

it('refuses a share above 1', () => {
  const env = { ...endpoint, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '1.5' }
  expect(() => tracingSettings(env)).toThrow('OTEL_TRACES_SAMPLER_ARG is "1.5", expected a number from 0 to 1.')
})

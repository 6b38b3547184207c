import { oneOf, text, wrong, type Environment } from './variables.js'

export interface TracingSettings {
  /** Where spans are posted, by OTLP over HTTP in JSON. */
  readonly url: string
  readonly serviceName: string
  /** The share of traces that are recorded, 0 to 1. */
  readonly ratio: number
  /** Whether a caller's decision to record a trace counts more than the share. */
  readonly followsParent: boolean
}

const samplers = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const

/** OpenTelemetry's own variables; null unless an endpoint is set. The exporter reads its headers and time limit itself. */
export function tracingSettings(env: Environment): TracingSettings | null {
  const url = tracesAddress(env)
  const isDisabled = oneOf(env, 'OTEL_SDK_DISABLED', ['false', 'true']) === 'true'
  const exporter = oneOf(env, 'OTEL_TRACES_EXPORTER', ['otlp', 'none'])
  oneOf(env, 'OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json'])
  const sampler = oneOf(env, 'OTEL_TRACES_SAMPLER', samplers)
  const ratio = sampler.endsWith('traceidratio') ? share(env) : Number(sampler.endsWith('always_on'))
  const serviceName = text(env, 'OTEL_SERVICE_NAME') ?? 'clarity'
  if (url === null || isDisabled || exporter === 'none') return null
  return { url, serviceName, ratio, followsParent: sampler.startsWith('parentbased') }
}

/** The address for traces is used as it is; the general one gets the standard's path. */
function tracesAddress(env: Environment): string | null {
  const traces = address(env, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')
  const base = address(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  return traces ?? (base && `${base.replace(/\/+$/, '')}/v1/traces`)
}

function address(env: Environment, name: string): string | null {
  const given = text(env, name)
  if (given !== null && !/^https?:$/.test(URL.canParse(given) ? new URL(given).protocol : ''))
    throw wrong(name, given, 'an address such as http://localhost:4318')
  return given
}

function share(env: Environment): number {
  const given = text(env, 'OTEL_TRACES_SAMPLER_ARG') ?? '1'
  const value = /^\d*\.?\d+$/.test(given) ? Number(given) : NaN
  if (!(value <= 1)) throw wrong('OTEL_TRACES_SAMPLER_ARG', given, 'a number from 0 to 1')
  return value
}

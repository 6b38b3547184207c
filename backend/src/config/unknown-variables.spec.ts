import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { unknownVariables, variableNames } from './unknown-variables.js'

it('knows every variable', () => {
  const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'))
  // Those of OpenTelemetry are its own, and its exporter reads more of them than we name.
  const own = Object.keys(example).filter((name) => !name.startsWith('OTEL_'))
  expect(variableNames.toSorted()).toEqual(own.toSorted())
})

it('finds what looks like one of them and is none', () => {
  const env = {
    ADMIN_PASWORD: 'x',
    TWILIO_TOKEN: 'x',
    TWILIO_AUTH_TOKEN: 'x',
    TWILIO_AUTH_TOKEN_FILE: '/x',
    TWILIO_FROM_FILE: '/x',
    SMS_RETRIES: '',
    PATH: '/bin',
    HOME: '/root',
  }
  expect(unknownVariables(env)).toEqual(['ADMIN_PASWORD', 'TWILIO_FROM_FILE', 'TWILIO_TOKEN'])
})

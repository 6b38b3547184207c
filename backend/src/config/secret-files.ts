import { readFileSync } from 'node:fs'
import { StartFailure } from '../start/start-failure.js'
import type { Environment } from './variables.js'

/** The variables whose value must not be seen: each may be in a file, which `…_FILE` names. */
export const secretNames = [
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'ELEVENLABS_API_KEY',
  'ELEVENLABS_WEBHOOK_SECRET',
  'LLM_API_KEY',
  'RELEASE_TOKEN',
  'TWILIO_AUTH_TOKEN',
] as const

/** The environment with every secret that a file holds. A line break at the file's end is not part of it. */
export function withSecretFiles(env: Environment): Environment {
  const read = secretNames.flatMap((name) => {
    const file = env[`${name}_FILE`]?.trim()
    if (!file) return []
    if (env[name]?.trim()) throw new StartFailure(`${name} and ${name}_FILE are both set, expected one of them.`)
    return [[name, readSecret(`${name}_FILE`, file)] as const]
  })
  return { ...env, ...Object.fromEntries(read) }
}

function readSecret(variable: string, file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const { code = 'an error' } = error as NodeJS.ErrnoException
    throw new StartFailure(`${variable} is ${JSON.stringify(file)}, which cannot be read (${code}).`)
  }
  if (text.trim() === '')
    throw new StartFailure(`${variable} is ${JSON.stringify(file)}, expected a file that is not empty.`)
  return text
}

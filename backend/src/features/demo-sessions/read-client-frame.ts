import { AgentClientFrame } from '@clarity/contracts'
import * as v from 'valibot'
import { readJson } from '../../http/read-json.js'

const known: readonly unknown[] = AgentClientFrame.options.map(({ entries }) => entries.type.literal)

/**
 * What a client sent: `unknown` for a frame of the provider's protocol that captions do not need, such as sound;
 * `broken` for a malformed frame.
 */
export function readClientFrame(data: Buffer): AgentClientFrame | 'unknown' | 'broken' {
  const frame = parseObject(data)
  if (frame === null) return 'broken'
  if (!known.includes(frame['type'])) return 'unknown'
  const read = v.safeParse(AgentClientFrame, frame)
  return read.success ? read.output : 'broken'
}

function parseObject(data: Buffer): Record<string, unknown> | null {
  try {
    const value = readJson(data)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

import { parse } from 'secure-json-parse'
import { maxBodyDepth } from './body-limits.js'
import { Invalid } from './failures.js'
import { isDeeperThan } from './json-depth.js'

/** The only way to parse JSON from an untrusted caller. Throws `Invalid`. */
export function readJson(json: Buffer): unknown {
  // Parse time grows with the nesting: a few megabytes of brackets would block the server for a minute.
  if (isDeeperThan(json, maxBodyDepth)) throw new Invalid('The body is nested too deeply.')
  try {
    return parse(json.toString('utf8'), { protoAction: 'error', constructorAction: 'error' })
  } catch {
    throw new Invalid('The request could not be read.')
  }
}

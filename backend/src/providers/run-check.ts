import { setTimeout } from 'node:timers/promises'
import type { ProviderFinding } from '@clarity/contracts'
import { Logger } from '@nestjs/common'
import type { Config } from '../config/config.js'
import { bad } from './findings.js'
import type { Port } from './port.js'
import { faultTexts } from './texts.js'

/** A check sends several requests, each with its own timeout; all of them end before this limit. */
const limitSecs = 30

const logger = new Logger('ProviderCheck')

/** The check's findings, within the limit and also if the check throws. */
export async function runCheck(port: Port, config: Config): Promise<ProviderFinding[]> {
  const ended = new AbortController()
  const limit = setTimeout(limitSecs * 1000, null, { signal: ended.signal }).catch(() => null)
  try {
    const findings = await Promise.race([port.check(config), limit])
    return findings ?? [bad(faultTexts.timedOut(port.describe(config).name, limitSecs), faultTexts.again)]
  } catch (error) {
    // Not the error object: a client's error carries the request with its key.
    logger.error(`A check failed: ${(error as Error).name}: ${(error as Error).message}`)
    return [bad(faultTexts.broken, faultTexts.brokenRemedy)]
  } finally {
    ended.abort()
  }
}

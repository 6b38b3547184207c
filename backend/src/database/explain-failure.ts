import { StartFailure } from '../start/start-failure.js'
import { freeBytes } from './free-space.js'
import { noSpaceCodes } from './embedded/no-space-codes.js'
import type { DatabasePlace } from './open-database.js'

/** PostgreSQL's 'disk_full', and the codes of the file system. */
const diskFull = new Set(['53100', ...noSpaceCodes])
const noRight = '42501'
/** The server is shutting down or has ended, or the connection to it is lost. */
const lost = /^(57P0[1-5]|08\w{3}|ECONNRESET|ECONNREFUSED|EPIPE)$/
const lostMessage = /Connection terminated/

/** The write-ahead log grows by segments of 16 MB: with less free space a server ends, without naming the cause. */
const leastFreeBytes = 32_000_000

/** A StartFailure, in one line, for a database or disk failure that an operator can fix; else the error itself. */
export async function explainFailure(error: unknown, place: DatabasePlace): Promise<unknown> {
  if (error instanceof StartFailure || !(error instanceof Error)) return error
  const { code, message } = causeOf(error)
  const isEmbedded = place.databaseUrl === null
  const isLost = lost.test(code) || lostMessage.test(message)
  if (diskFull.has(code) || (isEmbedded && isLost && (await freeBytes(place.dataDir)) < leastFreeBytes))
    return new StartFailure(
      isEmbedded
        ? `The disk of DATA_DIR ${place.dataDir} is full: free at least 200 MB, and try again; existing data is kept.`
        : 'The disk of the database that DATABASE_URL names is full: free some space there, and try again.',
    )
  if (code === noRight)
    return new StartFailure(
      `The database denies its user a permission (${message}): let DATABASE_URL name the database's owner.`,
    )
  if (isLost) return new StartFailure(`The connection to the database was lost (${message}): try again.`)
  return error
}

/** TypeORM wraps the driver's error in one of its own. */
export function causeOf(error: Error): { code: string; message: string } {
  const cause = 'driverError' in error && error.driverError instanceof Error ? error.driverError : error
  return { code: 'code' in cause ? String(cause.code) : '', message: cause.message }
}

import * as v from 'valibot'
import { AuditChainRepository } from '../features/audit/audit-chain.repository.js'
import { AuditCheckService } from '../features/audit/audit-check.service.js'
import { AuditCheckpoints } from '../features/audit/audit-checkpoints.js'
import { AuditPruningService } from '../features/audit/audit-pruning.service.js'
import { AuditRepository } from '../features/audit/audit.repository.js'
import { Signatures } from '../signing/signatures.js'
import { SigningKey } from '../signing/signing-key.js'
import { commandLine } from '../start/command-line.js'
import { StartFailure } from '../start/start-failure.js'
import type { Call } from './call.js'
import { findInstallation } from './find-installation.js'
import { withInstallation } from './with-installation.js'

export const checkUsage = commandLine('audit:check')
export const pruneUsage = commandLine('audit:prune', '2026-01-31')

const Day = v.pipe(v.string(), v.isoDate())

/** Says whether the chain holds. Throws StartFailure with the place if it does not. */
export async function checkAudit({ args, env, say }: Call): Promise<string> {
  if (args.length > 0) throw new StartFailure(`This command takes nothing: ${checkUsage}`)
  return withInstallation(await findInstallation(env, say), [], async (dataSource) => {
    const checkpoints = new AuditCheckpoints(new Signatures(new SigningKey(dataSource)))
    const { rows, broken, last } = await new AuditCheckService(
      new AuditChainRepository(dataSource),
      checkpoints,
    ).check()
    if (broken) throw new StartFailure(`The chain breaks at row ${broken.position}. ${broken.reason}`)
    return `The chain holds: ${rows} rows${last ? `, the last one ${last.position} with the hash ${last.hash}` : ''}`
  })
}

/** Deletes the rows before a day, and leaves a signed checkpoint. */
export async function pruneAudit({ args, env, say }: Call): Promise<string> {
  const [day] = args
  if (args.length !== 1 || !v.is(Day, day)) throw new StartFailure(`Name one day: ${pruneUsage}`)
  return withInstallation(await findInstallation(env, say), [], async (dataSource) => {
    const checkpoints = new AuditCheckpoints(new Signatures(new SigningKey(dataSource)))
    const pruning = new AuditPruningService(
      new AuditRepository(dataSource),
      new AuditChainRepository(dataSource),
      checkpoints,
    )
    return `Deleted ${await pruning.prune(new Date(`${day}T00:00:00Z`))} audit rows from before ${day}`
  })
}

import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@clarity/test-kit/until'
import { root } from '../../product/places.ts'
import { Installation } from '../installation.ts'
import { checkContents } from './check-record.ts'
import type { Rehearsal } from './rehearsal.ts'

const migrating = 'Migrating the database'

/** From the first statement to after the last; a migration is over within some of these. */
const killedAfterMs = [0, 20, 60, 200, 600]

/** Today's server is killed with kill -9 while it migrates; the next start finds either schema, and all data. */
export async function killWhileMigrating({ filled, say }: Rehearsal): Promise<void> {
  for (const afterMs of killedAfterMs) {
    const data = await filled.copy()
    const installation = await Installation.at({ release: root, dataDir: data.path })
    const cut = await installation.launch({}, 'api')
    await until(`'${migrating}'`, () => cut.output.includes(migrating))
    await pause(afterMs)
    await cut.kill()
    const server = await installation.start({ TRUST_PROXY: 'loopback' }, 'api')
    say(`killed ${afterMs} ms after '${migrating}': ${await checkContents(server.url, filled.record)}`)
    if ((await server.stop()) !== 0) throw new Error(`The server did not stop well:\n${server.output}`)
    await data.remove()
  }
}

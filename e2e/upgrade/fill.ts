import { ApiClient } from '@clarity/test-kit/api-client'
import { adminEmail, adminPassword } from '../product/server.ts'
import { Vendors } from '../product/vendors.ts'
import { batchPhone, fillBatches } from './fill/batches.ts'
import { fillBuiltIn } from './fill/built-in.ts'
import { fillErasures } from './fill/erasures.ts'
import { beginFilling } from './fill/filling.ts'
import { fillGuesses } from './fill/guesses.ts'
import { fillRemotes } from './fill/remotes.ts'
import { fillPeople } from './fill/people.ts'
import { askAtNight, askManager, leavePending, preparePending } from './fill/pending-steps.ts'
import { fillReportLinks } from './fill/report-links.ts'
import { fillTokens } from './fill/tokens.ts'
import { fillWithVendors } from './fill/with-vendors.ts'
import type { Installation } from './installation.ts'
import { readContents } from './read-contents.ts'
import type { InstallationRecord } from './record.ts'

const secondAdmin = { email: 'zweite@example.com', password: 'a second password – größer' }

/**
 * Fills a new installation with rows of every kind, over HTTP, and answers what must keep its meaning. It is started
 * several times: with the vendors' fakes, at night, while managers confirm, with its own parts until it is killed,
 * and without a worker.
 */
export async function fill(installation: Installation): Promise<InstallationRecord> {
  const vendors = await Vendors.start()
  vendors.reportTo(installation.url)
  const withVendors = {
    ...vendors.env,
    TRUST_PROXY: 'loopback',
    // Data that waits for days must still wait if it is opened in some years.
    INVITATION_DAYS: '3650',
    VOICE_ASK_AFTER_SECS: '300',
    // So there are costs.
    PRICE_SMS_SEGMENT: '0.0083',
    PRICE_CALL_MINUTE: '0.1',
    PRICE_MODEL_INPUT: '3',
    PRICE_MODEL_OUTPUT: '15',
  }
  const builtIn = { ...withVendors, SMS_PROVIDER: 'outbox', VOICE_PROVIDER: 'builtin', BUILTIN_AGENT: 'llm' }

  let server = await installation.start(withVendors)
  const filling = await beginFilling(server.url, vendors)
  await installation.addAdmin(secondAdmin.email, secondAdmin.password)
  await new ApiClient(server.url).signIn(secondAdmin.email, secondAdmin.password)
  await fillRemotes(filling.admin)
  await fillTokens(filling.admin)
  await fillPeople(filling.admin)
  await fillBatches(filling.admin)
  await fillWithVendors(filling)
  await fillReportLinks(filling.admin)
  await fillErasures(filling.admin, batchPhone)
  await fillGuesses(server.url)
  await server.stop()

  server = await installation.start({ ...builtIn, QUIET_HOURS: 'on' })
  await askAtNight(filling)
  await server.stop()

  server = await installation.start({ ...builtIn, STRANGERS: 'confirm' })
  await askManager(filling)
  await server.stop()

  server = await installation.start(builtIn)
  await fillBuiltIn(filling)
  const prepared = await preparePending(filling)
  await server.kill()
  vendors.llm.chooseFault = () => null

  server = await installation.start(builtIn, 'api')
  const pending = await leavePending(filling, prepared)
  const contents = await readContents(filling.admin, filling.asked.codes)
  await server.stop()
  await vendors.close()
  const admins = [{ email: adminEmail, password: adminPassword }, secondAdmin]
  return { ...contents, admins, readings: filling.readings.all, pending }
}

import { root } from '../../product/places.ts'
import { AdminApi } from '../../product/admin-api.ts'
import { runScenario } from '../../endurance/run-scenario.ts'
import { Installation } from '../installation.ts'
import { checkContents, checkReadings, checkPending } from './check-record.ts'
import type { Rehearsal } from './rehearsal.ts'
import { StoryPlayer } from './story-player.ts'

/** A data folder of the base release under today's server: all is read, what was pending is done, and a story runs. */
export async function openWithCurrentServer({ filled, say }: Rehearsal): Promise<void> {
  const { record } = filled
  const data = await filled.copy()
  const installation = await Installation.at({ release: root, dataDir: data.path })
  const env = { TRUST_PROXY: 'loopback', QUIET_HOURS: 'off' }
  const reading = await installation.start(env, 'api')
  say(await checkContents(reading.url, record))
  await reading.stop()
  const server = await installation.start(env)
  say(await checkPending(server.url, record))
  say(await checkReadings(server.url, record))
  await tellOne(server.url)
  say('a new story finished')
  if ((await server.stop()) !== 0) throw new Error(`The server did not stop well:\n${server.output}`)
  await data.remove()
}

async function tellOne(url: string): Promise<void> {
  const admin = await AdminApi.signedIn(url)
  const { id } = await admin.createScenario(runScenario)
  const player = new StoryPlayer(admin, id)
  const phone = '+14155559000'
  await player.tell(await player.ask(phone), phone)
}

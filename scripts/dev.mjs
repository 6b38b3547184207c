import { buildMissing } from './prepare/build.mjs'
import { prepare } from './prepare/prepare.mjs'
import { runScript, say } from './prepare/say.mjs'
import { freePort } from './dev/free-port.mjs'
import { Programs } from './dev/programs.mjs'
import { unbuilt, watchedLibraries } from './dev/watched-libraries.mjs'

await runScript(async () => {
  await prepare(() => buildMissing(unbuilt()))
  say('Starting ...')
  const { PORT: port = '3000', PUBLIC_URL: publicUrl = `http://localhost:${port}` } = process.env
  const backendPort = String(await freePort())
  const programs = new Programs()

  const pages = programs.start('web-build/src/dev/dev-pages.mjs', {
    PORT: port,
    PUBLIC_URL: publicUrl,
    CLARITY_URL: `http://localhost:${backendPort}`,
  })
  const backend = programs.start('backend/dev/run.mjs', { PORT: backendPort, PUBLIC_URL: publicUrl })

  for (const folder of watchedLibraries()) programs.startTypes(folder)

  const waiting = new Set(['pages', 'backend'])
  const note = (name) => {
    if (waiting.delete(name) && waiting.size === 0)
      say(`Watching every source; the pages are at http://localhost:${port}`)
  }
  pages.on('message', () => note('pages'))
  backend.on('message', (message) => {
    if (pages.connected) pages.send(message)
    if (message.backend === 'ready') note('backend')
  })
  process.exitCode = await programs.untilEnded()
})

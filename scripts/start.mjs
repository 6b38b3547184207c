import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { node, ownPath, root } from './prepare/places.mjs'
import { prepare } from './prepare/prepare.mjs'
import { runScript, say } from './prepare/say.mjs'

const impatienceMs = 2_000

await runScript(async () => {
  await prepare()
  say('Starting ...')
  process.exitCode = await serve()
})

/**
 * Runs the server to its end. In its own process group, the server gets Ctrl-C only once, through this script. When the
 * channel closes, the server knows that this process is gone.
 */
function serve() {
  return new Promise((resolve) => {
    const server = spawn(node, ['--enable-source-maps', join(root, 'backend', 'dist', 'main.js')], {
      env: { ...process.env, PATH: ownPath },
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const end = endOnce(server)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
    const orphanWatch = endWithParent(end)
    server.on('exit', (code, signal) => {
      clearInterval(orphanWatch)
      // A signal before the server has installed its handlers is no failure.
      const asAsked = end.asked() && signal === 'SIGTERM'
      if (signal && !asAsked) say(`The server was ended by ${signal}`)
      resolve(asAsked ? 0 : (code ?? 1))
    })
  })
}

// npm runs this script in a shell, which ends on SIGTERM without forwarding it.
function endWithParent(end) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 100)
  return watch
}

// One Ctrl-C arrives twice, from the terminal and from npm. A later one means that the user does not want to wait.
function endOnce(server) {
  let askedAt = 0
  const end = () => {
    if (askedAt === 0) {
      askedAt = Date.now()
      server.kill('SIGTERM')
    } else if (Date.now() - askedAt > impatienceMs) server.kill('SIGKILL')
  }
  return Object.assign(end, { asked: () => askedAt > 0 })
}

import type { Say } from '../../start/say.js'
import { isPostmaster, type Postmaster } from './postmaster.js'

const everyMs = 1_000
const longestWaitMs = 30_000

export interface ServerWatch {
  /** Returns the server as it was last seen. */
  end(): Promise<Postmaster>
}

/** Checks whether the server is alive and restarts it if not, like a service manager. */
export function watchServer(
  cluster: string,
  first: Postmaster,
  revive: () => Promise<Postmaster>,
  say: Say,
): ServerWatch {
  let server = first
  let waitMs = everyMs
  let ended = false
  let looking: Promise<void> = Promise.resolve()
  let timer = schedule()

  function schedule(): NodeJS.Timeout {
    return setTimeout(() => {
      looking = look().finally(() => {
        if (!ended) timer = schedule()
      })
    }, waitMs).unref()
  }

  async function look(): Promise<void> {
    if (isPostmaster(server.pid, cluster)) return
    try {
      server = await revive()
      waitMs = everyMs
      say('The embedded database stopped unexpectedly and was restarted')
    } catch (error) {
      waitMs = Math.min(waitMs * 2, longestWaitMs)
      say(`The embedded database stopped unexpectedly: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  return {
    end: () => {
      ended = true
      clearTimeout(timer)
      return looking.then(() => server)
    },
  }
}

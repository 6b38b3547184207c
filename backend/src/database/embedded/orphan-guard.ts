import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import type { Place } from './place.js'
import type { ServerUser } from './server-users.js'

// A shell that waits on a pipe costs a megabyte. The pipe closes however this process ends.
const script = `
read -r _
rm -f "$1"
for user in "$2"/*; do
  read -r pid _ < "$user" && kill -0 "$pid" && exit 0
done
read -r server < "$3/postmaster.pid" || exit 0
case "$(tr '\\0' ' ' < "/proc/$server/cmdline" || ps -o command= -p "$server") " in
  *" $3 "*|*"=$3 "*) kill -INT "$server" ;;
esac
`

export interface OrphanGuard {
  dismiss(): void
}

/** Stops the server if this process, its last user, was killed and could not do so itself. */
export function setOrphanGuard(place: Place, user: ServerUser): OrphanGuard {
  const guard = spawn('/bin/sh', ['-c', script, 'clarity-database-guard', user.file, place.users, place.cluster], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a guard a killed process leaves its server running, and the next start adopts it.
  guard.on('error', () => undefined)
  guard.stdin.on('error', () => undefined)
  guard.unref()
  // Typed as any stream, but this pipe is a socket. Without unref() it would keep this process alive.
  ;(guard.stdin as Socket).unref()
  return { dismiss: () => void guard.kill('SIGKILL') }
}

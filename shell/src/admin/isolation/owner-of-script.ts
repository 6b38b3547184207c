import type { ActiveRemote } from '@clarity/contracts/remote-release'

const folder = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s]+)\//

/** The remote whose script a stack or an address names first, in the version that this tab runs. */
export function ownerOfScript(remotes: readonly ActiveRemote[], text: string): ActiveRemote | undefined {
  const [, name, version] = folder.exec(text) ?? []
  return remotes.find((remote) => remote.name === name && remote.version === decodeURIComponent(version ?? ''))
}

/** Where an error was thrown: its stack, with the messages of its causes. */
export const traceOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '')

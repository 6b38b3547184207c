import type { ReleaseFiles } from '@clarity/contracts'

/** A release that the installation has after a deploy of this checkout. */
export interface Expected {
  readonly release: ReleaseFiles
  /** The version in whose place the start of this checkout puts its own build. */
  readonly replaced?: string
}

/**
 * What becomes of an installation's releases at a deploy: a start replaces the builds that earlier starts brought, and
 * keeps what teams have released. `own` are the builds that this checkout brings.
 */
export function afterStart(released: readonly ReleaseFiles[], own: readonly ReleaseFiles[]): Expected[] {
  return released.flatMap((release): Expected[] => {
    const build = own.find(({ name }) => name === release.name)
    if (!build || release.released_by !== 'start') return [{ release }]
    if (!release.is_active) return []
    return [{ release: build, ...(build.version !== release.version && { replaced: release.version }) }]
  })
}

import type { ActiveRemote, Remote, RemoteRelease } from '@clarity/contracts/remote-release'

/** A remote as the registry names it; one contract version above ours makes it one that cannot be loaded. */
export function activeRemote(name: string, overrides: Partial<ActiveRemote> = {}): ActiveRemote {
  const path = `/admin/${name}`
  const title = name[0]!.toUpperCase() + name.slice(1)
  return {
    name: `mf-${name}`,
    version: '1.0.0',
    contract: 1,
    title,
    entry: `/remotes/mf-${name}/1.0.0/entry.js`,
    integrity: 'sha384-x',
    global: `mf_${name}_1_0_0`,
    routes: [path],
    navigation: [{ path, label: title, description: `all about ${name}`, icon: name, order: 1 }],
    ...overrides,
  }
}

export function listedRelease(overrides: Partial<RemoteRelease> = {}): RemoteRelease {
  return {
    version: '1.0.0',
    contract: 1,
    released_at: '2026-11-19T10:00:00.000Z',
    released_by: 'ada@example.com',
    is_active: false,
    withdrawn: null,
    misfit: null,
    errors: 0,
    signed: false,
    slots: [],
    ...overrides,
  }
}

export function listedRemote(overrides: Partial<Remote> = {}): Remote {
  return {
    name: 'mf-reports',
    title: 'Reports',
    active_version: '1.1.0',
    releases: [
      listedRelease({ version: '1.1.0', released_at: '2026-11-20T10:00:00.000Z', is_active: true }),
      listedRelease({ version: '1.0.0', released_at: '2026-11-19T10:00:00.000Z', released_by: 'release token' }),
    ],
    changes: [
      {
        at: '2026-11-20T10:01:00.000Z',
        by: 'ada@example.com',
        action: 'activate',
        version: '1.1.0',
        previous_version: '1.0.0',
      },
      { at: '2026-11-20T10:00:00.000Z', by: 'ada@example.com', action: 'release', version: '1.1.0', previous_version: null },
    ],
    decisions: [],
    last_error: null,
    disabled: null,
    canary: null,
    preview_version: null,
    key: null,
    waiting: null,
    server_version: null,
    ...overrides,
  }
}

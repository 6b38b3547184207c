import type { ReleaseRemote, RemoteManifest } from '@clarity/contracts'
import { ShellsService } from '../src/features/shells/shells.service.js'
import type { TestApp } from './test-app.js'

interface Changes {
  readonly version?: string
  readonly manifest?: Partial<RemoteManifest>
  /** File contents as text, by path. */
  readonly files?: Readonly<Record<string, string>>
}

/** A script that brotli makes smaller, like a real one. */
export const entryText = `globalThis.remote = ${JSON.stringify('a module of the admin '.repeat(40))}`

/** A build that fits the test's shell: its shared packages are those that the shell provides. */
export function remoteBuild(app: TestApp, name: string, { version = '1.0.0', manifest, files }: Changes = {}) {
  const { contracts, shared } = app.app.get(ShellsService).current
  const texts = files ?? { 'entry.abc.js': entryText, 'list.js': '1', 'icon.svg': '<svg/>', 'note.html': '<b>' }
  return {
    version,
    manifest: {
      contract: contracts[0]!,
      title: 'Reports',
      entry: 'entry.abc.js',
      global: 'remote_1',
      routes: [`/admin/${name}`],
      navigation: [{ path: `/admin/${name}`, label: 'Reports', description: 'Read them', icon: 'reports', order: 1 }],
      shared: { react: `^${shared['react']}`, 'react-dom': shared['react-dom']! },
      ...manifest,
    },
    files: Object.fromEntries(
      Object.entries(texts).map(([path, text]) => [path, Buffer.from(text).toString('base64')]),
    ),
  } satisfies ReleaseRemote
}

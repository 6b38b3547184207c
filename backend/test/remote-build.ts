import type { ReleaseRemote, RemoteManifest } from '@clarity/contracts'
import { RemoteHost } from '../src/features/remotes/remote-host.js'
import type { TestApp } from './test-app.js'

interface Changes {
  readonly version?: string
  readonly manifest?: Partial<RemoteManifest>
  /** By path, as text. */
  readonly files?: Readonly<Record<string, string>>
}

/** A script that brotli makes smaller, as it does real ones. */
export const entryText = `globalThis.remote = ${JSON.stringify('a module of the admin '.repeat(40))}`

/** A build that the test's own shell takes: it shares what that shell provides. */
export function remoteBuild(app: TestApp, name: string, { version = '1.0.0', manifest, files }: Changes = {}) {
  const { contract, shared } = app.app.get(RemoteHost)
  const texts = files ?? { 'entry.abc.js': entryText, 'chunks/list.js': '1', 'icon.svg': '<svg/>', 'note.html': '<b>' }
  return {
    version,
    manifest: {
      contract,
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

import { remoteContractVersion, type ActiveRemote } from '@clarity/contracts'
import { ApiClient } from '@clarity/test-kit/api-client'
import type { AdminApi } from '../../product/admin-api.ts'
import { handMadeRemote } from '../../product/hand-made-remote.ts'
import { RemotesApi } from '../../product/remotes-api.ts'
import { releaseToken } from '../../product/server.ts'
import { expectStatus } from './expect-status.ts'

/** A module that no build of ours knows: nothing but its releases moves it. */
export const filledRemote = 'mf-notes'

const notes: ActiveRemote = {
  name: filledRemote,
  version: '',
  contract: remoteContractVersion,
  title: 'Notes – Größe',
  entry: '',
  integrity: '',
  global: '',
  routes: ['/admin/notes'],
  navigation: [{ path: '/admin/notes', label: 'Notes', description: 'What we noted.', icon: 'reports', order: 90 }],
}

/** Three versions by an admin and by a program, the third activated, failed in a browser, and rolled back. */
export async function fillRemotes(admin: AdminApi): Promise<void> {
  const remotes = new RemotesApi(admin.api)
  const [first, second, third] = [handMadeRemote(notes), handMadeRemote(notes), handMadeRemote(notes)]
  await remotes.release(filledRemote, first)
  await remotes.activate(filledRemote, first.version)
  await remotes.release(filledRemote, second)
  const authorization = `Bearer ${releaseToken}`
  const program = new ApiClient(admin.api.url)
  const path = `/api/admin/remotes/${filledRemote}`
  await expectStatus(201, 'The release', program.post(`${path}/releases`, third, { authorization }))
  await remotes.activate(filledRemote, second.version)
  const activation = program.post(`${path}/activate`, { version: third.version }, { authorization })
  await expectStatus(200, 'The activation', activation)
  for (const { version } of [third, second]) {
    const failure = { version, reason: 'The entry did not come within 10 seconds.' }
    await expectStatus(204, 'The failure', admin.api.post(`${path}/failures`, failure))
  }
  await remotes.rollBack(filledRemote)
}

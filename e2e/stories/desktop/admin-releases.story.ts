import type { ReleaseRemote } from '@clarity/contracts'
import { bringToFront, go, linkTo, moduleCard, openDashboard, pageTitle } from '../../browser/admin-shell.ts'
import { handMadeRemote } from '../../product/hand-made-remote.ts'
import { adminEmail, releaseToken } from '../../product/server.ts'
import { expect, test } from '../team-story.ts'

test('A release reaches an open tab as a quiet note, and can be rolled back and activated from the modules page', async ({
  page,
  product: { url, remotes },
  team,
}) => {
  const before = (await remotes.active('mf-reports')).version
  await openDashboard(page)
  await go(page, 'Reports')

  await team.change({
    version: '0.9.0',
    file: 'src/features/combined-reports/texts.ts',
    from: "'Combined Reports'",
    to: "'Reports of Several'",
  })
  expect(await team.release(url, releaseToken)).toMatchObject({
    code: 0,
    out: 'Released mf-reports 0.9.0.\nTo activate it: npm run release -- --activate=0.9.0\n',
  })
  expect((await remotes.active('mf-reports')).version).toBe(before)
  const activated = await team.release(url, releaseToken, '--activate=0.9.0')
  expect(activated.out).toBe('mf-reports 0.9.0 is active: pages that are loaded from now on have it.\n')

  // A part of the old version, which this tab has not asked for until now.
  const part = page.waitForRequest((request) => request.url().includes(`/remotes/mf-reports/${before}/`))
  await go(page, 'Combined Reports')
  await part
  await bringToFront(page)
  const note = page.getByRole('status').filter({ hasText: 'A new version of Reports is ready.' })
  await expect(note).toBeVisible()
  await expect(pageTitle(page, 'Combined Reports')).toBeVisible()
  await note.getByRole('button', { name: 'Update now' }).click()
  await expect(pageTitle(page, 'Reports of Several')).toBeVisible()
  await expect(note).toBeHidden()

  await go(page, 'Modules')
  const card = moduleCard(page, 'Reports')
  await expect(card).toContainText('mf-reports · Version 0.9.0')
  await card.getByRole('button', { name: 'Roll back Reports' }).click()
  const askedBack = page.getByRole('dialog', { name: 'Roll Reports back?' })
  await askedBack.getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText(`Reports ${before} is now active. Reload the page to use it here.`)).toBeVisible()
  await expect(card).toContainText(`mf-reports · Version ${before}`)
  await page.goto('/admin/combined-reports')
  await expect(pageTitle(page, 'Combined Reports')).toBeVisible()

  await go(page, 'Modules')
  await card.getByRole('button', { name: 'Activate version 0.9.0' }).click()
  const askedFor = page.getByRole('dialog', { name: 'Activate version 0.9.0?' })
  await expect(askedFor).toContainText('Everyone gets it the next time they load a page.')
  await askedFor.getByRole('button', { name: 'Activate' }).click()
  await expect(card.getByRole('row', { name: /^0\.9\.0 / })).toContainText('Active')
  expect((await team.release(url, releaseToken, '--rollback')).out).toContain(`mf-reports ${before} is active`)

  await page.reload()
  await card.getByRole('tab', { name: 'History' }).click()
  const changes = card.getByRole('listitem')
  for (const [place, sentence, by] of [
    [0, `Rolled back to ${before} from 0.9.0`, 'release token'],
    [1, `Activated 0.9.0 after ${before}`, adminEmail],
    [2, `Rolled back to ${before} from 0.9.0`, adminEmail],
    [3, `Activated 0.9.0 after ${before}`, 'release token'],
    [4, 'Released 0.9.0', 'release token'],
    [-1, `Released ${before}`, 'start'],
  ] as const) {
    await expect(changes.nth(place)).toContainText(sentence)
    await expect(changes.nth(place)).toContainText(by)
  }

  expect(await team.release(url, releaseToken)).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringContaining('This version exists already: a released version never changes.'),
  })
})

const misfits: readonly (readonly [Partial<ReleaseRemote['manifest']>, sentence: string])[] = [
  [{ contract: 2 }, "It needs version 2 of the shell's contract, and the shell has version 1."],
  [{ routes: ['/admin/scenarios'] }, 'The route /admin/scenarios belongs to mf-scenarios already.'],
  [{ routes: ['/admin/modules'] }, 'The route /admin/modules belongs to the shell already.'],
  [
    { shared: { 'react-router-dom': '^7.0.0' } },
    'It takes react-router-dom ^7.0.0 from the shell, and the shell does not provide that.',
  ],
  [{ shared: { react: '^18.0.0' } }, 'It takes react ^18.0.0 from the shell, and the shell does not provide that.'],
  [{ entry: 'missing.js' }, 'The entry file that the manifest names is missing.'],
  [{ routes: ['/admin/kites'] }, 'The navigation leads to /admin/reports, which is not one of its routes.'],
]

test('An incompatible release is refused with the reason, and nothing is stored', async ({ product: { remotes } }) => {
  const reports = await remotes.active('mf-reports')
  const { releases: before } = (await remotes.list()).find(({ name }) => name === 'mf-reports')!
  for (const [manifest, sentence] of misfits) {
    const refusal = await remotes.offer('mf-reports', handMadeRemote(reports, { manifest }))
    expect(refusal.status).toBe(400)
    expect(refusal.body).toMatchObject({ error: sentence })
  }
  const { releases: after } = (await remotes.list()).find(({ name }) => name === 'mf-reports')!
  expect(after).toEqual(before)
})

test('An impossible activation or rollback says why, and changes nothing', async ({
  page,
  product: { remotes },
  watch,
}) => {
  watch.expectFailedLoad(400, /\/mf-conversations\/activate$/)
  watch.expectFailedLoad(409, /\/mf-conversations\/rollback$/)
  const conversations = await remotes.active('mf-conversations')
  const batch = await remotes.active('mf-batch')
  const withKites = ({ routes }: { routes: readonly string[] }) => ({ routes: [...routes, '/admin/kites'] })
  const wanted = handMadeRemote(conversations, { manifest: withKites(conversations) })
  const owner = handMadeRemote(batch, { manifest: withKites(batch) })
  await remotes.release('mf-conversations', wanted)
  await remotes.release('mf-batch', owner)

  await openDashboard(page)
  await go(page, 'Modules')
  const card = moduleCard(page, 'Conversations')
  await remotes.activate('mf-batch', owner.version)
  await card.getByRole('button', { name: `Activate version ${wanted.version}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  const owned = 'Nothing was changed. The route /admin/kites belongs to mf-batch already.'
  await expect(page.getByText(owned)).toBeVisible()
  // The list is fetched anew, and no longer offers it.
  await expect(card.getByText('Does not fit')).toBeVisible()
  await expect(card.getByRole('button', { name: `Activate version ${wanted.version}` })).toBeHidden()
  await card.getByRole('button', { name: 'Roll back Conversations' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText('Nothing was changed. There is no earlier version to roll back to.')).toBeVisible()
  await expect(card).toContainText(`mf-conversations · Version ${conversations.version}`)
  await remotes.rollBack('mf-batch')
  await linkTo(page, 'Conversations').click()
  await expect(pageTitle(page, 'Conversations')).toBeVisible()
})

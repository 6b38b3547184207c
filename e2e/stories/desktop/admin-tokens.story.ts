import { go, moduleCard, openDashboard } from '../../browser/admin-shell.ts'
import { createToken, tokenRow } from '../../browser/admin-tokens.ts'
import { expect, test } from '../team-story.ts'

test('A team releases its module with a token from the modules page, and no longer once it is revoked', async ({
  page,
  product: { url, remotes },
  team,
}) => {
  const before = (await remotes.active('mf-reports')).version
  await openDashboard(page)
  await go(page, 'Modules')
  const token = await createToken(page, 'Reports CI', 'Reports')
  expect(token).toMatch(/^clr_[\w-]{43}$/)
  await expect(tokenRow(page, 'Reports CI')).toContainText('Reports: release versions, activate and withdraw versions')
  await expect(tokenRow(page, 'Reports CI')).toContainText('Never')
  const other = await createToken(page, 'Batch CI', 'Batch Demo')

  await team.change({
    version: '0.8.0',
    file: 'src/features/combined-reports/texts.ts',
    from: "'Combined Reports'",
    to: "'Reports of Several'",
  })
  const released = await team.release(url, token, '--activate')
  expect(released).toMatchObject({ code: 0, out: expect.stringContaining('mf-reports 0.8.0 is active') })
  const foreign = await team.release(url, other, '--rollback')
  expect(foreign).toMatchObject({
    code: 1,
    error: 'This token does not have the scope remotes:activate:mf-reports.\n',
  })
  expect((await team.release(url, token, '--rollback')).out).toContain(`mf-reports ${before} is active`)

  await page.reload()
  const card = moduleCard(page, 'Reports')
  await card.getByRole('tab', { name: 'History' }).click()
  for (const place of [0, 1, 2]) await expect(card.getByRole('listitem').nth(place)).toContainText('token Reports CI')
  await expect(tokenRow(page, 'Reports CI')).not.toContainText('Never')

  for (const name of ['Reports CI', 'Batch CI']) {
    await page.getByRole('button', { name: `Revoke ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText(`${name} is revoked.`)).toBeVisible()
    await expect(tokenRow(page, name)).toBeHidden()
  }
  const refused = await team.release(url, token, '--rollback')
  expect(refused).toMatchObject({ code: 1, error: 'This token is unknown, has expired or was revoked.\n' })
})

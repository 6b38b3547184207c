import { chooseAction, go, linkTo, moduleCard, openDashboard, pageTitle } from '../../browser/admin-shell.ts'
import { handMadeRemote } from '../../product/hand-made-remote.ts'
import { expect, test } from '../story.ts'

test('A release is previewed, given to a share, activated, rolled back and withdrawn; a module is disabled and enabled', async ({
  page,
  product: { remotes },
  watch,
}) => {
  watch.expectFailedLoad(409, /\/mf-batch\/rollback$/)
  const before = await remotes.active('mf-batch')
  const shows = (text: string) => ({ page: `return '${text}'` })
  const first = handMadeRemote(before, shows('The first'))
  const second = handMadeRemote(before, shows('The second'))
  await remotes.release('mf-batch', first)
  await remotes.release('mf-batch', second)

  await openDashboard(page)
  await go(page, 'Modules')
  const card = moduleCard(page, 'Batch Demo')
  const row = (version: string) => card.getByRole('row').filter({ hasText: version })
  await expect(card).toContainText(`mf-batch · Version ${before.version} · From the server`)

  await chooseAction(page, second.version, 'Preview')
  const banner = page.getByRole('status').filter({ hasText: `Preview of Batch Demo ${second.version}.` })
  await expect(banner).toBeVisible()
  await expect(row(second.version)).toContainText('Your preview')
  await linkTo(page, 'Batch Demo').click()
  await expect(page.getByText('The second')).toBeVisible()
  await page.goto('/admin/modules')
  await card.getByRole('button', { name: `End preview of ${second.version}` }).click()
  await expect(banner).toBeHidden()
  await expect(row(second.version)).not.toContainText('Your preview')

  await chooseAction(page, first.version, 'Give to some admins…')
  const share = page.getByRole('dialog', { name: `Give ${first.version} to some admins` })
  await expect(share.getByLabel('Share of the admins, in percent')).toBeFocused()
  await share.getByLabel('Share of the admins, in percent').fill('100')
  await page.keyboard.press('Enter')
  await expect(card).toContainText(`100% of the admins have ${first.version}. Errors reported: 0`)
  await expect(card.getByRole('heading', { name: 'Batch Demo' })).toBeFocused()
  await page.goto('/admin/batch-demo')
  await expect(page.getByText('The first')).toBeVisible()
  await page.goto('/admin/modules')
  await card.getByRole('button', { name: `End canary of ${first.version}` }).click()
  await expect(card.getByText(/% of the admins have/)).toBeHidden()

  for (const { version } of [first, second]) {
    await card.getByRole('button', { name: `Activate version ${version}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
    await expect(card).toContainText(`mf-batch · Version ${version} · Released by`)
  }
  await expect(card).toContainText(`The server brought another build: ${before.version}`)

  // Another admin is faster.
  await remotes.rollBack('mf-batch')
  await card.getByRole('button', { name: 'Roll back Batch Demo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText(`Nothing was changed. Version ${first.version} is active now`)).toBeVisible()
  await expect(card).toContainText(`mf-batch · Version ${first.version}`)
  await expect(card.getByRole('button', { name: 'Roll back Batch Demo' })).toBeFocused()
  await card.getByRole('button', { name: 'Roll back Batch Demo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
  await expect(card).toContainText(`mf-batch · Version ${before.version}`)

  // The dialog gives the focus back when it has closed.
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // By keyboard alone.
  const more = card.getByRole('button', { name: `More actions for ${second.version}` })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Preview' })).toBeFocused()
  // The menu may focus its first item once more while it opens.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Withdraw…' })).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  const withdraw = page.getByRole('dialog', { name: `Withdraw version ${second.version}?` })
  await expect(withdraw.getByLabel('Reason')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(withdraw).toBeHidden()
  await expect(more).toBeFocused()
  await chooseAction(page, second.version, 'Withdraw…')
  await withdraw.getByLabel('Reason').fill('It shows too little.')
  await withdraw.getByRole('button', { name: 'Withdraw' }).click()
  await expect(row(second.version)).toContainText('Withdrawn by')
  await expect(card.getByRole('button', { name: `Activate version ${second.version}` })).toBeHidden()

  await chooseAction(page, 'Batch Demo', 'Disable…')
  await page.getByLabel('Reason').fill('It is being repaired.')
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await expect(card.getByText(/^Disabled by .*: It is being repaired\.$/)).toBeVisible()
  await page.goto('/admin/batch-demo')
  await expect(pageTitle(page, 'Batch Demo is not available')).toBeVisible()
  await expect(page.getByText('It is being repaired.')).toBeVisible()
  await page.goto('/admin/modules')
  await card.getByRole('button', { name: 'Enable Batch Demo' }).click()
  await expect(card.getByText(/^Disabled by/)).toBeHidden()

  await card.getByRole('tab', { name: 'History' }).click()
  const history = card.getByRole('listitem')
  await expect(history.nth(0)).toContainText('Enabled the module')
  await expect(history.nth(1)).toContainText('Disabled the module: It is being repaired.')
  await expect(history.nth(2)).toContainText(`Withdrew ${second.version}: It shows too little.`)
  await page.goto('/admin/batch-demo')
  await expect(pageTitle(page, 'Batch Demo Requests')).toBeVisible()
})

import { modules, openDashboard, pageTitle } from '../browser/admin-shell.ts'
import { adminEmail, adminPassword } from '../product/server.ts'
import { expect, test } from './story.ts'

const links = [
  ['Conversations', 'view all conversations and transcripts', '/admin/conversations', 'Conversations'],
  ['Scenarios', 'manage demo scenarios (create, read, update, delete)', '/admin/scenarios', 'Scenario Management'],
  ['Batch Demo', 'create several demo requests at once', '/admin/batch-demo', 'Batch Demo Requests'],
  ['Reports', 'view and manage generated reports', '/admin/reports', 'Reports'],
  ['Combined Reports', 'generate reports from several conversations', '/admin/combined-reports', 'Combined Reports'],
  ['Report Views', 'inspect view logs and errors', '/admin/report-views', 'Report Views'],
] as const

test('A visitor without a session signs in on the requested page, and then sees it', async ({ page, watch }) => {
  watch.expectFailedLoad(401, /\/api\/auth\/login$/)
  await page.goto('/admin/report-views?q=ana')
  await expect(pageTitle(page, 'Sign in')).toBeVisible()
  await expect(page).toHaveTitle('Sign in · Clarity')

  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please enter your email.')).toBeVisible()
  await expect(page.getByText('Please enter your password.')).toBeVisible()

  await page.getByLabel('Email').fill(adminEmail)
  await page.getByLabel('Password').fill('not the password')
  await page.getByLabel('Password').press('Enter')
  await expect(page.getByRole('alert')).toHaveText('The email or password is incorrect.')

  await page.getByLabel('Password').fill(adminPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(pageTitle(page, 'Report Views')).toBeVisible()
  await expect(page).toHaveURL('/admin/report-views?q=ana')
  await expect(page.getByRole('searchbox')).toHaveValue('ana')
})

test('The dashboard leads to six pages, each with a sentence', async ({ page }) => {
  await openDashboard(page)
  const list = page.getByRole('main').getByRole('list', { name: 'Pages', exact: true })
  await expect(list.getByRole('link')).toHaveCount(links.length)
  for (const [name, sentence, path, title] of links) {
    const link = list.getByRole('link', { name: `${name} ${sentence}` })
    await expect(link).toHaveAttribute('href', path)
    await link.click()
    await expect(pageTitle(page, title)).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Clarity`)
    await page.goBack()
    await expect(pageTitle(page, 'Admin')).toBeVisible()
  }
})

test('A session that expires during typing asks for a sign-in over the page, then continues saving', async ({
  page,
  watch,
}) => {
  watch.expectFailedLoad(401, /\/api\/admin\/scenarios$/)
  watch.expectFailedLoad(401, /\/api\/auth\/login$/)
  await openDashboard(page)
  await page.goto('/admin/scenarios/new')
  await page.getByLabel('Title').fill('A talk about kites')
  await page.getByRole('textbox', { name: /^Icon/ }).fill('K')
  await page.getByLabel('Description').fill('What the wind does, and who asks it to.')
  await page.getByLabel('AI Prompt').fill('You are the wind.')
  await page.getByLabel('Manager Role').fill('Kite maker')
  await page.getByLabel('Recipient Role').fill('Kite flyer')

  // As from another window of the same browser, without an event in this page.
  const [session] = await page.context().cookies()
  await fetch(new URL('/api/auth/logout', page.url()), {
    method: 'POST',
    headers: { cookie: `${session!.name}=${session!.value}` },
  })
  await page.getByRole('button', { name: 'Create Scenario' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(dialog).toContainText('Nothing you typed is lost')
  await page.keyboard.press('Escape')
  await expect(dialog.getByLabel('Email')).toHaveValue(adminEmail)
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await dialog.getByLabel('Password').fill('not the password')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The email or password is incorrect.')
  await dialog.getByLabel('Password').fill(adminPassword)
  await dialog.getByRole('button', { name: 'Sign in' }).click()

  await expect(dialog).toBeHidden()
  await expect(pageTitle(page, 'Scenario Management')).toBeVisible()
  await expect(page.getByRole('link', { name: 'A talk about kites' })).toBeVisible()
})

test('Who signs out is out, on every page of the admin', async ({ page }) => {
  await openDashboard(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByText(`Signed in as ${adminEmail}`)).toBeVisible()
  // Parts that come later would be refused, which the browser logs.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(pageTitle(page, 'Sign in')).toBeVisible()
  await page.goto('/admin/modules')
  await expect(pageTitle(page, 'Sign in')).toBeVisible()
  expect((await page.request.get('/api/admin/remotes')).status()).toBe(401)
})

test('Light or dark is chosen in the side bar, and remembered', async ({ page }) => {
  await openDashboard(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('radiogroup', { name: 'Theme' }).getByTitle('Dark').click()
  await expect.poll(scheme).toBe('dark')
  expect(await ground()).not.toBe(light)
  await page.reload()
  await expect(pageTitle(page, 'Admin')).toBeVisible()
  await expect.poll(scheme).toBe('dark')
  await page.getByRole('radiogroup', { name: 'Theme' }).getByTitle('System').click()
  await expect.poll(scheme).toBe('light')
})

test('On a phone the way to the pages opens from the top, and closes with the choice', async ({ page }) => {
  await openDashboard(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('button', { name: 'Open the menu' })
  await menu.click()
  const drawer = page.getByRole('dialog', { name: 'Clarity' })
  for (const [name] of links) await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await drawer.getByRole('link', { name: 'Report Views' }).click()
  await expect(pageTitle(page, 'Report Views')).toBeVisible()
  await expect(drawer).toBeHidden()
})

test('An address that no module owns says so, and links back', async ({ page }) => {
  await openDashboard(page)
  await page.goto('/admin/no-such-page/at-all')
  await expect(pageTitle(page, 'Nothing here')).toBeVisible()
  await expect(page.getByText('No module serves this address.')).toBeVisible()
  await page.getByRole('link', { name: 'View modules' }).click()
  await expect(pageTitle(page, 'Modules')).toBeVisible()
  for (const { title } of modules) await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(pageTitle(page, 'Admin')).toBeVisible()
})

import { pageTitle } from '../../browser/admin-shell.ts'
import { emulateOldestBrowser, isReadAs } from '../../browser/oldest-browser.ts'
import { messagesOn, openSimulator, choosePhone } from '../../browser/phone-simulator.ts'
import { askForMyself } from '../../browser/request-form.ts'
import { endTalk, interviewAnswers, startTalk, talk } from '../../browser/talk.ts'
import { linkIn } from '../../product/demo-story.ts'
import { adminEmail, adminPassword } from '../../product/server.ts'
import { passGate, section } from '../report-page.ts'
import { expect, test } from '../story.ts'

test.describe('In the oldest browser that is served', () => {
  test('a visitor requests a conversation, types it to its end, and reads the report', async ({ page, product }) => {
    const scripts = await emulateOldestBrowser(page)
    const phone = product.demos.newPhone()
    await page.goto('/')
    await askForMyself(page, 'The interview for your first team', { name: 'Maya Lind', phone })
    await page.goto(linkIn(await product.demos.message(phone, 1)))
    await startTalk(page)
    await talk(page, interviewAnswers)
    await (await endTalk(page)).click()
    await passGate(page)
    await expect(section(page, 'Key Points').getByRole('article').first()).toBeVisible()
    await page.reload()
    await expect(section(page, 'Action Items')).toBeVisible()
    expect(scripts.read.length).toBeGreaterThan(5)
    expect(scripts.unread).toEqual([])
  })

  test('an invitation by email opens the conversation', async ({ page }) => {
    const scripts = await emulateOldestBrowser(page)
    await page.goto('/invite/maya.lind@example.com')
    await page.getByRole('button', { name: 'Continue' }).click()
    await startTalk(page)
    await talk(page, interviewAnswers.slice(0, 1))
    expect(scripts.unread).toEqual([])
  })

  test('the phone simulator shows the messages', async ({ page, product }) => {
    await emulateOldestBrowser(page)
    const phone = product.demos.newPhone()
    await page.goto('/')
    await askForMyself(page, 'The interview for your first team', { name: 'Maya Lind', phone })
    await product.demos.message(phone, 1)
    await openSimulator(page)
    await expect(messagesOn(await choosePhone(page, phone))).toContainText('Maya Lind')
  })

  test('an admin signs in, and every page of the admin works', async ({ page, product }) => {
    const scripts = await emulateOldestBrowser(page)
    await product.samples.report()
    await page.goto('/admin')
    await page.getByLabel('Email').fill(adminEmail)
    await page.getByLabel('Password').fill(adminPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(pageTitle(page, 'Admin')).toBeVisible()
    for (const [path, title, shown] of [
      ['/admin/conversations', 'Conversations', 'View Transcript'],
      ['/admin/scenarios', 'Scenario Management', 'Edit'],
      ['/admin/batch-demo', 'Batch Demo Requests', 'Add Row'],
      ['/admin/reports', 'Reports', 'Raw'],
      ['/admin/combined-reports', 'Combined Reports', 'Select All'],
      ['/admin/report-views', 'Report Views', 'Export'],
      ['/admin/report-runs', 'Report Runs', ''],
      ['/admin/providers', 'Providers', 'Check again'],
      ['/admin/webhooks', 'Webhooks', ''],
      ['/admin/modules', 'Modules', ''],
    ] as const) {
      await page.goto(path)
      await expect(pageTitle(page, title)).toBeVisible()
      if (shown) await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible()
    }
    await page.goto('/admin/conversations')
    await page.getByRole('link', { name: 'View Transcript' }).first().click()
    await page.getByRole('searchbox', { name: 'Search the transcript' }).fill('the')
    await expect(page.locator('mark').first()).toBeVisible()
    expect(scripts.read.length).toBeGreaterThan(5)
    expect(scripts.unread).toEqual([])
  })
})

test.describe('A browser that is older', () => {
  for (const [what, path, sentence, scripts = 1] of [
    ['the site', '/', 'This browser is too old for this page. Please update it, or use another one.'],
    ['an invitation', '/invite/a@b.co', 'This browser is too old for this page. Please update it, or use another one.'],
    ['a report', '/report/any', 'This browser is too old for this page. Please update it, or use another one.'],
    // One more asks for the page's first call.
    ['the admin', '/admin', 'This browser is too old for the admin. Please update it, or use another one.', 2],
  ] as const)
    test(`gets a message from ${what}, in a script that it can read`, async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
      await page.goto(path)
      await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(sentence)
      const inline = await page.locator('script:not([src], [type])').allTextContents()
      expect(inline).toHaveLength(scripts)
      expect(inline.filter((script) => !isReadAs(2015, script))).toEqual([])
    })
})

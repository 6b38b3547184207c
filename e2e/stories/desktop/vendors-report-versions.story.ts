import { reRun } from '../../browser/admin-reports.ts'
import { Clicks } from '../../browser/clicks.ts'
import { passGate } from '../../browser/pass-gate.ts'
import { signInAsAdmin } from '../../browser/sign-in.ts'
import { calledDemo, reportLink } from '../../product/vendor-demo.ts'
import { expect, test } from '../vendor-story.ts'

test.use({ operatorEnv: { LLM_TIMEOUT_SECS: '2' } })

const byModel = /^A language model wrote this report/
const instead = 'The offline report writer wrote this report, because the language model '

test('An admin compares the versions of a report in 2 clicks and restores the first, which readers then get', async ({
  page,
  vendors,
  product,
}) => {
  vendors.llm.chooseFault = () => 'prose'
  const demo = await calledDemo(product, vendors)
  const link = await reportLink(vendors, demo.recipientPhone)
  vendors.llm.chooseFault = () => null
  await signInAsAdmin(page)
  await page.goto(`/admin/reports?q=${demo.requestId}`)
  await reRun(page, page)
  await expect(page.getByText('The report was regenerated. No one was notified.')).toBeVisible()

  const clicks = new Clicks(page)
  await clicks.on('button', 'More actions')
  await clicks.on('menuitem', 'Versions')
  const rows = page.getByRole('region', { name: 'Versions' }).getByRole('row')
  await expect(rows).toHaveText([
    /^VersionWritten/,
    /^2.*Language modelRe-runReaders see this$/,
    /^1.*OfflineFirst written/,
  ])
  await expect(page.getByText(/^\d+ words? removed, \d+ added$/)).toBeVisible()
  const overview = page.getByRole('region', { name: 'Overview', exact: true })
  await expect(overview.getByRole('deletion').first()).toBeVisible()
  await expect(overview.getByRole('insertion').first()).toBeVisible()
  expect(clicks.count).toBe(2)

  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Restored as version 3. No one was notified.')).toBeVisible()
  await expect(rows.nth(1)).toHaveText(/^3.*OfflineRestored from version 1Readers see this$/)

  await page.goto(link)
  await passGate(page)
  await expect(page.getByText(instead)).toBeVisible()
  await expect(page.getByText(byModel)).toBeHidden()
  expect(vendors.messages(demo.recipientPhone)).toHaveLength(3)
})

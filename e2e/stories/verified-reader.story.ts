import { Scenario } from '@clarity/contracts'
import { array } from 'valibot'
import { passGate } from './report-page.ts'
import { expect, test } from './story.ts'
import { tellReport } from '../product/tell-report.ts'

// A product of its own: its scenarios change.
test.use({ operatorEnv: { INVITATION_DAYS: '13' } })

test('A verified reader types the code of the text message once', async ({ page, product, watch }) => {
  watch.expectFailedLoad(403, /\/api\/report\//)
  const { api } = product.admin
  for (const scenario of (await api.get('/api/admin/scenarios')).as(array(Scenario)))
    await api.put(`/api/admin/scenarios/${scenario.id}`, { ...scenario, verify_reader: true })
  const { demo, path } = await tellReport(product)

  await page.goto(path)
  await passGate(page)
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await expect(page.getByLabel('Six-digit code')).toBeFocused()
  const { body } = await product.demos.message(demo.recipientPhone, 3)
  await page.getByLabel('Six-digit code').fill('000000')
  await page.getByRole('button', { name: 'Open the report' }).click()
  await expect(page.getByRole('alert')).toHaveText('This code is not right. Please try again.')
  await page.getByLabel('Six-digit code').fill(/\b\d{6}\b/.exec(body)![0])
  await page.getByRole('button', { name: 'Open the report' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  expect(await product.demos.messages(demo.recipientPhone)).toHaveLength(3)
})

import { until } from '@clarity/test-kit/until'
import { answerAccess, cutAccess, restoreAccess } from '../browser/answer-access.ts'
import { idOf, passGate, readerEmail } from './report-page.ts'
import { expect, test } from './story.ts'

const isOffline = 'net::ERR_INTERNET_DISCONNECTED'
const calls = /\/api\/(combined-)?report\//

interface Failure {
  what: string
  kind?: 'report' | 'combined-report'
  status: number
  body: Parameters<typeof answerAccess>[2]
  sentence: string
}

const failures: Failure[] = [
  {
    what: "The server's own sentence",
    status: 503,
    body: { error: 'The archive is being moved.', message: 'The archive is being moved.' },
    sentence: 'The archive is being moved.',
  },
  {
    what: 'A failure without a sentence',
    status: 500,
    body: { unknown: {} },
    sentence: 'Failed to access report. Please try again later.',
  },
  {
    what: 'A failure of a combined report without a sentence',
    kind: 'combined-report',
    status: 500,
    body: { unknown: 'broken' },
    sentence: 'Failed to access combined report. Please try again later.',
  },
  {
    what: 'A report with parts missing',
    status: 200,
    body: { content: '{"id":"1"}' },
    sentence: 'Invalid report data format received from server',
  },
  {
    what: 'A combined report without a word',
    kind: 'combined-report',
    status: 200,
    body: { content: '' },
    sentence: 'Invalid combined report data format received from server',
  },
]

for (const { what, kind = 'report', status, body, sentence } of failures)
  test(`${what} is shown, and logged for the admin`, async ({ page, product, watch }) => {
    if (status >= 400) watch.expectFailedLoad(status, calls)
    // Errors are kept of reports that exist.
    const { samples } = product
    const path = await (kind === 'report' ? samples.shortReport() : samples.combinedReport())
    await answerAccess(page, status, body)
    await page.goto(path)
    await passGate(page)
    await expect(page.getByRole('heading', { name: 'Report Not Ready' })).toBeVisible()
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    const row = await until('the row of the error', async () =>
      (await product.admin.reportViews(idOf(path))).find(({ errorMessage }) => errorMessage === sentence),
    )
    expect(row).toMatchObject({ email: readerEmail, hasError: true })
  })

for (const [kind, sentence] of [
  ['report', 'Report not found. Please check the URL and try again.'],
  ['combined-report', 'Combined report not found. Please check the URL and try again.'],
] as const)
  test(`An unknown ${kind} is not found, which is one row for the admin`, async ({ page, product, watch }) => {
    watch.expectFailedLoad(404, calls)
    const path = `/${kind}/${crypto.randomUUID()}`
    await page.goto(path)
    const logged = page.waitForResponse((response) => response.request().postData()?.includes('hasError') === true)
    await passGate(page)
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    expect((await logged).status()).toBe(204)
    const views = await product.admin.reportViews(idOf(path))
    expect(views).toHaveLength(1)
    expect(views[0]).toMatchObject({ email: readerEmail, hasError: true, errorMessage: sentence })
  })

test('Without a network the card says so, and trying again helps when it is back', async ({ page, product, watch }) => {
  watch.expectFailedLoad(isOffline, calls)
  await cutAccess(page)
  await page.goto(await product.samples.shortReport())
  await passGate(page)
  await expect(page.getByText('An unexpected error occurred. Please try again later.')).toBeVisible()
  await restoreAccess(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('From an error the reader can go back and use another email', async ({ page, watch }) => {
  watch.expectFailedLoad(500, calls)
  await answerAccess(page, 500, { unknown: {} })
  await page.goto('/report/any')
  await passGate(page)
  await page.getByRole('button', { name: 'Use another email address' }).click()
  await expect(page.getByLabel('Email Address')).toHaveValue(readerEmail)
})

test('An address without an id says that the id is missing', async ({ page }) => {
  await page.goto('/report/')
  await expect(page.getByText('Report ID is missing from URL.')).toBeVisible()
})

import { FaultyProxy } from '../product/faulty-proxy.ts'
import { passGate } from './report-page.ts'
import { expect, test } from './story.ts'

test('A script that is faster than its own page waits for it', async ({ page, product }) => {
  const proxy = await FaultyProxy.before(product.url)
  try {
    const url = proxy.url + (await product.samples.shortReport())
    const overview = page.getByRole('heading', { name: 'Overview' })
    await page.goto(url)
    await passGate(page)
    await expect(overview).toBeVisible()
    await page.addInitScript(() =>
      document.addEventListener('load', (event) => event.target instanceof HTMLScriptElement && noteRun(), true),
    )
    const run = Promise.withResolvers<void>()
    await page.exposeFunction('noteRun', run.resolve)
    const goOn = proxy.haltBefore('<div id="root">')
    await page.reload({ waitUntil: 'commit' })
    await run.promise
    await expect(page.locator('#root')).toHaveCount(0)
    goOn()
    await expect(overview).toBeVisible()
  } finally {
    await proxy.stop()
  }
})

declare function noteRun(): void

for (const [page_, path, script] of [
  ['report', '/report/any', '**/viewer/app.*.js'],
  ['site', '/', '**/site/app.*.js'],
] as const)
  test(`A ${page_} whose script never starts it says so, reports it to the server once and can be reloaded`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    const told: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/client-errors')) told.push(request.postData()!)
    })
    const arrived = page.waitForEvent('requestfinished', (request) => /\/app\.\w+\.js$/.test(request.url()))
    await page.goto(path)
    await page.clock.fastForward(2_000)
    await arrived
    const answered = page.waitForResponse('**/api/client-errors')
    await page.clock.fastForward(10_000)
    expect((await answered).status()).toBe(204)
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(
      'The page did not start. Please reload it.',
    )
    await page.clock.fastForward(60_000)
    expect(told).toEqual([JSON.stringify({ page: page_, kind: 'not-mounted' })])

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      page_ === 'report' ? 'Access Your Report' : 'Practice a conversation. Read how it went.',
    )
    await expect(page.locator('html[data-mounted]')).toBeAttached()
  })

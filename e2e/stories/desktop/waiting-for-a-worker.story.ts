import { bankCall } from '@clarity/test-kit/transcripts'
import { until } from '@clarity/test-kit/until'
import { AdminApi } from '../../product/admin-api.ts'
import { newDataFolder } from '../../product/data-folder.ts'
import { DemoStory } from '../../product/demo-story.ts'
import { Server } from '../../product/server.ts'
import { startSharedDatabase } from '../../product/shared-database.ts'
import { passGate } from '../report-page.ts'
import { expect, test } from '../story.ts'

test(
  'A combined report waits until a separate worker writes it, and opens automatically',
  { tag: '@long' },
  async ({ page }) => {
    // Three servers start.
    test.slow()
    const database = await startSharedDatabase()
    const [data, dataOfWorker] = [await newDataFolder(), await newDataFolder()]
    const env = { DATABASE_URL: database.url }
    const whole = await Server.start({ dataDir: data.path, env })
    await new DemoStory(await AdminApi.signedIn(whole.url)).reportLink(bankCall)
    await whole.stop()

    const api = await Server.start({ dataDir: data.path, role: 'api', env })
    const admin = await AdminApi.signedIn(api.url)
    const [conversation] = await admin.conversations()
    const generated = admin.generateCombinedReport([conversation!.id])
    const code = await until('the short code', async () => (await admin.combinedReports())[0]?.short_code)
    await page.goto(`${api.url}/${code}`)
    await passGate(page)
    await expect(page.getByRole('heading', { name: 'Preparing Report...' })).toBeVisible()

    const worker = await Server.start({ dataDir: dataOfWorker.path, role: 'worker', env })
    await expect(page.getByRole('heading', { name: 'Combined Analysis Report' })).toBeVisible({ timeout: 30_000 })
    expect(await generated).toBe(code)
    expect(await worker.stop()).toBe(0)
    expect(await api.stop()).toBe(0)
    await database.stop()
    for (const folder of [data, dataOfWorker]) await folder.remove()
  },
)

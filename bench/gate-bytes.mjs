import { chromium } from 'playwright-core'
import { chromiumOptions } from '../e2e/browser/chromium.ts'
import { measureGate } from '../e2e/browser/gate-bytes.ts'
import { newDataFolder } from '../e2e/product/data-folder.ts'
import { Server } from '../e2e/product/server.ts'

const budget = 3_000

const data = await newDataFolder()
const server = await Server.start({ dataDir: data.path })
const browser = await chromium.launch(await chromiumOptions())
try {
  const { bytes, encoding } = await measureGate(browser, `${server.url}/report/any`)
  console.log(
    `received before the gate's first paint: ${bytes} bytes (${encoding ?? 'not packed'}) of ${budget}, in one request`,
  )
  if (bytes === 0 || bytes > budget) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
  await data.remove()
}

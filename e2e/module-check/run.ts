import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../browser/chromium.ts'
import { startProduct } from '../product/product.ts'
import { checkReleases, type Verdict } from './check-releases.ts'
import { Installation } from './installation.ts'
import { head, tellVerdict } from './tell-verdicts.ts'

const usage = `Loads the released modules of a running installation in the shell of this checkout, before it is deployed.

  CLARITY_TOKEN=clr_... npm run check:modules -- --against https://clarity.example.com

The token has the scope remotes:read. Exit code 1: a module would break, or the installation could not be read.`

/** Everything in a product with data of its own, which ends with the check. */
async function check(installation: Installation): Promise<Verdict[]> {
  const releases = await installation.releases()
  const product = await startProduct()
  try {
    // Rows for the lists: an empty page shows little of a module.
    await product.samples.combinedReport()
    const browser = await chromium.launch(await chromiumOptions())
    try {
      console.log(head)
      return await checkReleases({ installation, product, browser }, releases, (verdict) =>
        console.log(tellVerdict(verdict)),
      )
    } finally {
      await browser.close()
    }
  } finally {
    await product.stop()
  }
}

async function run(): Promise<number> {
  const { against, help } = parseArgs({ options: { against: { type: 'string' }, help: { type: 'boolean' } } }).values
  const token = process.env['CLARITY_TOKEN']
  if (help || against === undefined || token === undefined) {
    console.log(usage)
    return help ? 0 : 1
  }
  const verdicts = await check(new Installation(against, token))
  const broken = verdicts.filter(({ problems }) => problems.length > 0).length
  console.log(`${verdicts.length} releases, ${broken} would break`)
  return broken === 0 ? 0 : 1
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

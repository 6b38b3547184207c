/*
 * The life of a module outside the repository: created from packed packages, installed from the registry, tested, built,
 * edited in the admin of a running server, then released twice. Part of `npm run test:release`.
 */
import { chromium, type Browser, type Page } from 'playwright-core'
import { chromiumOptions } from '../browser/chromium.ts'
import { DevCommand } from '../dev-loop/dev-command.ts'
import { startProduct, type Product } from '../product/product.ts'
import { OutsideModule } from './outside-module.ts'
import { openModule, showReleaseLife } from './release-life.ts'

const texts = 'src/texts.ts'

const module = await timed('created', () => OutsideModule.create())
try {
  await timed('installed', () => module.npm(['install']))
  await timed('tested', () => module.npm(['test']))
  await timed('built', () => module.npm(['run', 'build']))
  await inBrowser(async (browser, product) => {
    await edited(browser, product)
    await timed('released, previewed, activated, rolled back and withdrawn', () =>
      showReleaseLife(module, browser, product),
    )
  })
} finally {
  await module.remove()
}

async function inBrowser(work: (browser: Browser, product: Product) => Promise<void>): Promise<void> {
  const product = await startProduct()
  const browser = await chromium.launch(await chromiumOptions())
  try {
    await work(browser, product)
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** A saved change is seen in the server's own admin, on the page that was open, with what was typed there. */
async function edited(browser: Browser, { url }: Product): Promise<void> {
  const dev = await timed('in development', () =>
    DevCommand.start({ folder: module.folder, env: { ...module.env, CLARITY_URL: url }, ready: /from here/ }),
  )
  const page = await openModule(module, browser, dev.url)
  const search = page.getByRole('searchbox')
  await search.fill('kept')
  await timed('seen after a save', async () => {
    await module.edit(texts, "title: 'Acme Orders'", "title: 'Acme Orders of today'")
    await heading(page, 'Acme Orders of today')
  })
  if ((await search.inputValue()) !== 'kept') throw new Error('The page was loaded again, and what was typed is lost.')
  await page.close()
  await dev.stop()
}

function heading(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
}

async function timed<Outcome>(what: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const begun = Date.now()
  const outcome = await work()
  console.log(`a module outside the repository: ${what} in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return outcome
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotli } from '../../web-build/src/brotli-plugin.mjs'

/** Serves what a page shows as one packed file with its inline styles and without scripts: the baseline of its paint. */
export async function staticPageOf(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const html = await page.evaluate(() => {
    const { document } = globalThis
    for (const element of document.querySelectorAll('script, template, link[rel=preload], link[rel=stylesheet]'))
      element.remove()
    // The form is hidden without scripts.
    document.documentElement.dataset.scripts = ''
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  await context.close()
  const bytes = brotli(Buffer.from(html))
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(bytes),
  )
  await once(server.listen(0), 'listening')
  return { url: `http://localhost:${server.address().port}`, close: () => server.close().closeAllConnections() }
}

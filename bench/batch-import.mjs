// Imports files of 1,000 and of 10,000 rows into the batch page, in turn, and changes one row of each.
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../e2e/browser/chromium.ts'
import { cell, csvHeader, openBatchPage } from '../e2e/browser/admin-batch.ts'
import { startProduct } from '../e2e/product/product.ts'
import { record } from './results/record.mjs'

const [few, many] = [1_000, 10_000]
const rounds = 5

const fileOf = (rows) =>
  [csvHeader, ...Array.from({ length: rows }, (_, n) => `recipient,,,Person ${n},+1415555${1000 + (n % 9000)}`)].join(
    '\n',
  )

/** Runs in the page: drops the file, and answers the milliseconds until its rows are painted. */
function dropFile({ text, sentence }) {
  const { document, DataTransfer, DragEvent, File, MutationObserver, performance, requestAnimationFrame } = globalThis
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([text], 'people.csv', { type: 'text/csv' }))
  return new Promise((resolve) => {
    const begun = performance.now()
    const seen = new MutationObserver(() => {
      if (!document.body.textContent.includes(sentence)) return
      seen.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begun)))
    })
    seen.observe(document.body, { subtree: true, childList: true, characterData: true })
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  })
}

const isSaving = (request) => request.method() !== 'GET' && /\/api\/admin\/batches(\/|$)/.test(request.url())
const countElements = (page) => page.evaluate(() => globalThis.document.querySelectorAll('*').length)

/** The first saving, of all rows, and the next one, of a changed row. */
async function savingOf(page, act) {
  const [response, result] = await Promise.all([
    page.waitForResponse((answered) => isSaving(answered.request()), { timeout: 60_000 }),
    act(),
  ])
  await response.finished()
  const { responseEnd, requestStart } = response.request().timing()
  return { result, ms: responseEnd - requestStart, rows: response.request().postDataJSON().rows.length }
}

async function measure(rows) {
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await openBatchPage(page)
    const given = { text: fileOf(rows), sentence: `Successfully imported ${rows} rows` }
    const whole = await savingOf(page, () => page.evaluate(dropFile, given))
    const elements = await countElements(page)
    await page.locator('.batch-frame').evaluate((frame) => frame.scrollTo({ top: frame.scrollHeight }))
    await cell(page, rows, 'Your Name').waitFor()
    const changed = await savingOf(page, () => cell(page, rows, 'Your Name').fill('Somebody Else'))
    const scrolled = await countElements(page)
    return { importMs: whole.result, saveMs: whole.ms, elements: Math.max(elements, scrolled), sent: changed.rows }
  } finally {
    await context.close()
  }
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

const product = await startProduct()
const browser = await chromium.launch(await chromiumOptions())
try {
  const seen = []
  for (let round = 0; round < rounds; round += 1) seen.push({ few: await measure(few), many: await measure(many) })
  const of = (size, key) => median(seen.map((round) => round[size][key]))
  const ratio = (what, key, most, unit) =>
    record({
      what: `${what}, ${many.toLocaleString('en')} rows to ${few.toLocaleString('en')}`,
      value: `${Math.round(of('many', key))}${unit}`,
      floor: `${Math.round(of('few', key))}${unit}`,
      ratio: (of('many', key) / of('few', key)).toFixed(2),
      aim: String(most),
      isMet: of('many', key) <= most * of('few', key),
    })
  ratio('a batch is imported', 'importMs', 10, ' ms')
  ratio('its first saving', 'saveMs', 10, ' ms')
  ratio('elements on its page', 'elements', 1.1, '')
  const sent = of('many', 'sent')
  record({ what: 'rows that a changed row sends', value: String(sent), aim: '1', isMet: sent === 1 })
} finally {
  await browser.close()
  await product.stop()
}

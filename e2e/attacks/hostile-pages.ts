import { hostileTexts } from '@clarity/test-kit/hostile-texts'
import { chromium, type Page } from '@playwright/test'
import { openTranscript } from '../browser/admin-conversations.ts'
import { chromiumOptions } from '../browser/chromium.ts'
import { lookAtWidth, PageWatch } from '../browser/page-watch.ts'
import { passGate } from '../browser/pass-gate.ts'
import { watchForScripts } from '../browser/script-watch.ts'
import { everyText, everyTurn } from '../browser/shown-texts.ts'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { fillWithHostileTexts, type HostileData } from '../product/hostile-data.ts'
import { clientsOf, type Product } from '../product/product.ts'
import type { Attack, Attempt } from './attack.ts'
import { fillAdminWithHostileTexts } from './hostile-admin-data.ts'
import { homeSettings } from './settings.ts'

const settings = {
  ...homeSettings,
  STRANGERS: 'open',
  TRUST_PROXY: 'loopback',
  // No server answers there: each report's run has the model's name, and the offline writer's report.
  REPORT_WRITER: 'openai',
  LLM_BASE_URL: 'http://127.0.0.1:9/v1',
  LLM_MODEL: '<img src=x onerror=alert(1)>',
  LLM_TIMEOUT_SECS: '2',
}
/** Of these texts, markup would swallow a part. */
const tags = hostileTexts.filter((text) => /<\w/.test(text)).map(plain)
const long = hostileTexts.map(plain).filter((text) => text.length > 12)

interface HostilePage {
  readonly path: string
  act?(page: Page): Promise<unknown>
  /** Those of which it shows one; without, those with a tag. */
  readonly texts?: readonly string[]
}

/** Stored texts that are scripts, on every page that shows what someone else wrote. Stories look closer at some of them. */
export const hostilePages: Attack = {
  name: 'hostile texts',
  async run({ start, isShort }) {
    // `npm test` has stories with the same texts.
    if (isShort) return []
    const product = await clientsOf(await start(settings))
    const hostile = await fillWithHostileTexts(product)
    const webhooks = await fillAdminWithHostileTexts(product)
    const pages = await pagesOf(product, hostile, webhooks)
    const browser = await chromium.launch(await chromiumOptions())
    try {
      const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 900 } })
      const page = await context.newPage()
      const watch = await PageWatch.over(page)
      await watchForScripts(page, watch, product.url)
      await signInAsAdmin(page)
      return [await visit(page, watch, pages)]
    } finally {
      await browser.close()
    }
  },
}

/** Counts as a breach: each script, foreign request, error and overflow, and each page without such a text. */
async function visit(page: Page, watch: PageWatch, pages: readonly HostilePage[]): Promise<Attempt> {
  const wrong: string[] = []
  for (const { path, act, texts = tags } of pages) {
    watch.troubles.length = 0
    await page.goto(path)
    await act?.(page)
    await page.waitForLoadState('networkidle')
    await lookAtWidth(page)
    const shown = plain(await page.evaluate(everyText))
    if (!texts.some((text) => shown.includes(text))) wrong.push(`${path} shows none`)
    wrong.push(...watch.troubles.map((trouble) => `${path}: ${trouble}`))
  }
  const seen = wrong.slice(0, 5).join('; ') || `of ${hostileTexts.length} texts, each as text`
  return { what: 'pages with hostile texts', tried: pages.length, through: wrong.length, seen }
}

async function pagesOf(
  { admin, demos }: Pick<Product, 'admin' | 'demos'>,
  { talk }: HostileData,
  webhooks: readonly string[],
): Promise<HostilePage[]> {
  const hasTag = (text: string | null) => tags.some((tag) => plain(text ?? '').includes(tag))
  const reports = await admin.reports()
  const report = reports.find(({ recipient_phone }) => recipient_phone === talk.recipient_phone)!
  const [combined] = await admin.combinedReports()
  const scenario = (await admin.scenarios()).find(({ description }) => hasTag(description))!
  const named = (await admin.conversations()).find(({ recipient_name }) => hasTag(recipient_name))!
  const name = hostileTexts.find((text) => hasTag(text) && text.length < 80)!
  const invited = await demos.request(undefined, name)
  // Not /report-runs, which has ids and figures only.
  const lists = [
    '',
    '/requests',
    '/conversations',
    '/reports',
    '/report-views',
    '/combined-reports',
    '/scenarios',
    '/costs',
    '/people',
    '/modules',
    '/audit',
  ]
  return [
    ...lists.map((end) => ({ path: `/admin${end}` })),
    { path: '/admin/webhooks', texts: webhooks.map(plain) },
    { path: '/admin', act: (page) => searchFor(page, 'onerror') },
    { path: '/admin', act: (page) => searchFor(page, name) },
    { path: `/admin/requests/${named.id}` },
    { path: `/admin/requests/${invited.requestId}` },
    // Its end, because only what is in view is there.
    {
      path: '/admin/conversations',
      texts: long,
      async act(page) {
        await openTranscript(page, talk.id)
        await everyTurn(page)
      },
    },
    { path: `/admin/scenarios/${scenario.id}` },
    { path: '/admin/batch-demo' },
    { path: `/demo/${invited.requestId}` },
    { path: `/phone-simulator?phone=${encodeURIComponent(invited.recipientPhone)}` },
    { path: `/report/${report.report_id}`, act: (page) => passGate(page) },
    { path: `/combined-report/${combined!.combined_report_id}`, act: (page) => passGate(page), texts: long },
  ]
}

async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /^Search/ }).click()
  await page.getByRole('combobox', { name: /^Search people/ }).fill(words)
  await page
    .getByRole('status')
    .getByText(/result|Nothing/)
    .waitFor()
}

function plain(text: string): string {
  return text.replace(/\s+/g, '')
}

import { until } from '@clarity/test-kit/until'
import { interviewAnswers } from '../browser/talk.ts'
import { linkIn } from '../product/demo-story.ts'
import type { Product } from '../product/product.ts'
import { adminEmail, adminPassword } from '../product/server.ts'
import type { Kind } from './find-element.ts'
import type { Tab } from './tab.ts'

const readerEmail = 'reader@example.com'
const rememberedVisits = 8

const adminPages = [
  ['conversations', 'Conversations'],
  ['requests', 'Demo Requests'],
  ['scenarios', 'Scenario Management'],
  ['batch-demo', 'Batch Demo Requests'],
  ['reports', 'Reports'],
  ['combined-reports', 'Combined Reports'],
  ['report-views', 'Report Views'],
  ['report-runs', 'Report Runs'],
  ['modules', 'Modules'],
  ['providers', 'Providers'],
  ['webhooks', 'Webhooks'],
] as const

/** From the request to the report, and through the admin. Throws at a timeout, with what it waited for. */
export async function tellMainStory(tab: Tab, { url, demos }: Product): Promise<void> {
  const see = (kind: Kind, name: string) => until(`the ${kind} ‘${name}’`, () => tab.sees(kind, name))
  const press = (kind: Kind, name: string) => until(`the ${kind} ‘${name}’`, () => tab.press(kind, name))
  const type = (field: string, text: string) => until(`the field ‘${field}’`, () => tab.type(field, text))

  const phone = demos.newPhone()
  await tab.goTo(url)
  await type('Your Name', 'Maya Lind')
  await type('Your Phone', phone)
  await press('button', 'Text me my link')
  await see('heading', 'Check your phone')

  await tab.goTo(linkIn(await demos.message(phone, 1)))
  await until('the demo page', async () => /\/demo\/[^/]+$/.test(await tab.address()))
  await press('button', 'Start conversation')
  for (const words of interviewAnswers) {
    await type('Your message', words)
    await press('button', 'Send')
    await see('text', words)
  }
  await press('button', 'End conversation')
  await press('link', 'Read your report')

  await until('the report’s page', async () => /\/report\/[^/]+$/.test(await tab.address()))
  await see('heading', 'Access Your Report')
  await type('Email Address', readerEmail)
  await press('button', 'Access Report')
  await see('heading', 'Key Points')
  const report = await tab.address()
  for (let visit = 0; visit < rememberedVisits; visit += 1) {
    await tab.goTo(report)
    await see('heading', 'Key Points')
  }

  await tab.goTo(`${url}/admin`)
  await type('Email', adminEmail)
  await type('Password', adminPassword)
  await press('button', 'Sign in')
  await see('heading', 'Admin')
  for (const [path, title] of adminPages) {
    await tab.goTo(`${url}/admin/${path}`)
    await see('heading', title)
  }
}

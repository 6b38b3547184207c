import { smallTalk } from '@clarity/fakes/elevenlabs'
import type { LlmFault } from '@clarity/fakes/llm'
import { reRun } from '../../browser/admin-reports.ts'
import { passGate } from '../../browser/pass-gate.ts'
import { signInAsAdmin } from '../../browser/sign-in.ts'
import { calledDemo, reportLink, talkedDemo } from '../../product/vendor-demo.ts'
import { expect, test } from '../vendor-story.ts'

test.use({ operatorEnv: { LLM_TIMEOUT_SECS: '2' } })

const byModel = /^A language model wrote this report/
const instead = 'The offline report writer wrote this report, because the language model '

const failures: [LlmFault, string][] = [
  ['prose', 'gave no usable answer'],
  ['truncated', 'spent its whole answer on reasoning'],
  ['error', 'failed'],
  ['hang', 'did not answer in time'],
]

/** A marker that identifies each conversation, to the model too. */
const wordsOf = (fault: LlmFault) => `One more thing: ask my colleague about the ${fault} order.`

test('A model that fails delays no report: the offline writer’s replaces it, and says why', async ({
  page,
  vendors,
  product,
}) => {
  vendors.llm.chooseFault = ({ prompt }) => failures.find(([fault]) => prompt.includes(wordsOf(fault)))![0]
  const links = failures.map(([fault]) => {
    const words = { role: 'user', message: wordsOf(fault), time_in_call_secs: 40 } as const
    return talkedDemo(product, vendors, [...smallTalk, words])
  })
  for (const [index, [, reason]] of failures.entries()) {
    await page.goto(await links[index]!)
    await passGate(page)
    await expect(page.getByText(`${instead}${reason}.`)).toBeVisible()
  }
})

test('A model that works again rewrites the report under its old link, without a message', async ({
  page,
  vendors,
  product,
}) => {
  vendors.llm.chooseFault = () => 'prose'
  const demo = await calledDemo(product, vendors)
  const link = await reportLink(vendors, demo.recipientPhone)
  await page.goto(link)
  await passGate(page)
  await expect(page.getByText(instead)).toBeVisible()

  vendors.llm.chooseFault = () => null
  await signInAsAdmin(page)
  await page.goto(`/admin/reports?q=${demo.requestId}`)
  await reRun(page, page)
  await expect(page.getByText('The report was regenerated. No one was notified.')).toBeVisible()
  await page.goto(link)
  await expect(page.getByText(byModel)).toBeVisible()
  await expect(page.getByText(instead)).toBeHidden()
  expect(vendors.messages(demo.recipientPhone)).toHaveLength(3)
  expect(vendors.messages(demo.managerPhone)).toHaveLength(2)
})

test('A combined report comes from the model, even in a code fence, with the sections that the prompt names', async ({
  page,
  vendors,
  product,
}) => {
  vendors.llm.chooseFault = () => 'fenced'
  const demos = await Promise.all([calledDemo(product, vendors), calledDemo(product, vendors)])
  for (const demo of demos) await reportLink(vendors, demo.recipientPhone)
  const [newest, other] = await product.admin.conversations()
  await page.goto(`/${await product.admin.generateCombinedReport([newest!.id, other!.id])}`)
  await passGate(page)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Participants',
    'Executive Summary',
    'Common Themes',
    'Key Insights',
    'Participant Analysis',
    'Recommendations',
  ])
  await expect(page.getByText(byModel)).toBeVisible()
})

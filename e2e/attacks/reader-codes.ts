import { readerCodeRules, Scenario } from '@clarity/contracts'
import type { Answer } from '@clarity/test-kit/api-client'
import { array } from 'valibot'
import { AdminApi } from '../product/admin-api.ts'
import { DemoStory } from '../product/demo-story.ts'
import type { Server } from '../product/server.ts'
import { tellReport } from '../product/tell-report.ts'
import type { Attack, Attempt } from './attack.ts'
import { inParallel, numbers } from './in-parallel.ts'
import { addressIn, Stranger } from './networks.ts'
import { verifiedSettings } from './settings.ts'

const email = 'reader@example.com'
let networks = 40_000

interface VerifiedReport {
  readonly url: string
  readonly path: string
  readonly phone: string
  readonly phones: DemoStory
}

/** Guesses the codes of verified readers, one after the other and all at once, and asks for too many. */
export const readerCodes: Attack = {
  name: 'reader codes',
  isLong: true,
  async run({ start }) {
    const server = await start(verifiedSettings)
    const admin = await AdminApi.signedIn(server.url)
    await verifyAllReaders(admin)
    const phones = new DemoStory(admin)
    const report = () => newReport(server, admin, phones)
    return [
      await guessOneByOne(await report(), 200),
      await guessAtOnce(await report(), 200),
      await tryElsewhere(await report(), await report()),
      await askOften(await report(), 60),
    ]
  },
}

async function verifyAllReaders({ api }: AdminApi): Promise<void> {
  for (const scenario of (await api.get('/api/admin/scenarios')).as(array(Scenario)))
    await api.put(`/api/admin/scenarios/${scenario.id}`, { ...scenario, verify_reader: true })
}

async function newReport({ url }: Server, admin: AdminApi, phones: DemoStory): Promise<VerifiedReport> {
  const { demo, path } = await tellReport({ admin, demos: phones })
  return { url, path: `/api${path}`, phone: demo.recipientPhone, phones }
}

function post({ url, path }: VerifiedReport, code?: string): Promise<Answer> {
  return new Stranger(url, addressIn((networks += 1))).post(path, { email, ...(code !== undefined && { code }) })
}

/** Asks for a code, and reads it on the phone. */
async function codeOf(report: VerifiedReport): Promise<string> {
  const before = (await codes(report)).length
  await post(report)
  const messages = await report.phones.messagesOnceThere(report.phone, 3 + before)
  return digitsOf(messages.at(-1)!.body)!
}

const digitsOf = (body: string) => /\b\d{6}\b/.exec(body)?.[0]

async function codes({ phones, phone }: VerifiedReport): Promise<string[]> {
  return (await phones.messages(phone)).flatMap(({ body }) => digitsOf(body) ?? [])
}

const wrong = (right: string, n: number) => String((Number(right) + 1 + n) % 1_000_000).padStart(6, '0')
const isOpen = ({ status }: Answer) => status === 200 || status === 202

/** Counts as a breach: each opening, also with the right code after the last try. */
async function guessOneByOne(report: VerifiedReport, tries: number): Promise<Attempt> {
  const right = await codeOf(report)
  const answers: Answer[] = []
  for (const n of numbers(tries - 1)) answers.push(await post(report, wrong(right, n)))
  answers.push(await post(report, right))
  return { what: 'codes one after the other, the last one right', tried: tries, through: answers.filter(isOpen).length }
}

/** The right one is among the last: so many at once must not be looked at. */
async function guessAtOnce(report: VerifiedReport, tries: number): Promise<Attempt> {
  const right = await codeOf(report)
  const guesses = numbers(tries).map((n) => (n >= tries - 5 ? right : wrong(right, n)))
  const answers = await inParallel(guesses, (code) => post(report, code))
  return { what: 'codes at once, five of them right', tried: tries, through: answers.filter(isOpen).length }
}

/** A code of another report, and one that was used. */
async function tryElsewhere(report: VerifiedReport, other: VerifiedReport): Promise<Attempt> {
  const code = await codeOf(report)
  const elsewhere = await post(other, code)
  const first = await post(report, code)
  if (!isOpen(first)) throw new Error(`A right code was answered ${first.status}.`)
  const again = await inParallel(numbers(10), () => post(report, code))
  const through = [elsewhere, ...again].filter(isOpen).length
  return { what: 'a code of another report, and one used before', tried: 11, through }
}

/** Counts as a breach: each text above three an hour, though each code was used at once. */
async function askOften(report: VerifiedReport, tries: number): Promise<Attempt> {
  for (let sent = 0; sent < readerCodeRules.anHour; sent += 1) await post(report, await codeOf(report))
  await inParallel(numbers(tries), () => post(report))
  // A text queued before it is sent first.
  const last = await report.phones.request()
  await report.phones.message(last.recipientPhone, 1)
  const through = Math.max(0, (await codes(report)).length - readerCodeRules.anHour)
  return { what: 'more codes than three an hour', tried: tries, through }
}

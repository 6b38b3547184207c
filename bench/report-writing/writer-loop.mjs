// Writes the report of one conversation again and again, in a process of its own.
import { once } from 'node:events'
import { writeReport } from '@clarity/offline-language'
import { bankCall } from '@clarity/test-kit/transcripts'

const forMs = 5_000
const [scenario] = await once(process, 'message')
const conversation = {
  managerName: 'Robin Hale',
  recipientName: 'Logan Reed',
  transcript: bankCall,
  durationSecs: Math.ceil(bankCall.at(-1).time_in_call_secs),
  language: 'en',
  scenarioTitle: scenario.title,
  scenarioPrompt: scenario.ai_prompt,
  postCallPrompt: scenario.post_call_prompt,
  goals: scenario.goals ?? [],
}

async function writeFor(ms) {
  const startedAt = performance.now()
  let count = 0
  for (; performance.now() - startedAt < ms; count += 1) await writeReport(conversation)
  return { count, secs: (performance.now() - startedAt) / 1_000 }
}

await writeFor(2_000)
const before = process.cpuUsage()
const { count, secs } = await writeFor(forMs)
const { user, system } = process.cpuUsage(before)
process.send({ perSec: count / secs, processorUs: (user + system) / count })
process.disconnect()

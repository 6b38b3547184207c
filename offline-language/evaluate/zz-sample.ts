import { writeFileSync } from 'node:fs'
import { sampleScenarios } from '../../backend/src/features/scenarios/sample-scenarios/sample-scenarios.js'
const says: Record<string, string[]> = JSON.parse(process.argv[2] as string)
for (const s of sampleScenarios as any[]) {
  const key = Object.keys(says).find((k) => s.title.toLowerCase().includes(k.toLowerCase()))
  if (!key) continue
  writeFileSync(`${process.argv[3]}/${key}.json`, JSON.stringify({ scenario: { title: s.title, prompt: s.ai_prompt, firstMessage: s.first_message, language: 'en', recipientName: 'Sam', recipientRole: s.recipient_role_description }, turns: says[key]!.map((say) => ({ say, ideal: '' })) }))
}

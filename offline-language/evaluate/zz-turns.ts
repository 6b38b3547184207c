// usage: zz-turns.ts folder [name] -> plays the turns of every <folder>/*.json, prints replies beside ideals
import { readdirSync, readFileSync } from 'node:fs'
import { readScenario, nextReply, openConversation } from '../src/agent/next-reply.js'
const folder = process.argv[2] as string
const only = process.argv[3]
for (const file of readdirSync(folder).filter((f) => f.endsWith('.json') && (!only || f.startsWith(only)))) {
  const { scenario, turns } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
  await readScenario(scenario)
  const spoken: { role: 'agent' | 'user'; message: string; at: number }[] = [{ role: 'agent', message: openConversation(scenario).text, at: 0 }]
  console.log(`\n##### ${file}: ${scenario.title}\nA: ${spoken[0]?.message}`)
  let at = 0
  for (const { say, ideal } of turns) {
    at += 12
    spoken.push({ role: 'user', message: say, at })
    const { text, closes } = nextReply(scenario, spoken, at)
    spoken.push({ role: 'agent', message: text, at: at + 4 })
    console.log(`U: ${say}\n   A: ${text}${closes ? ' [ends]' : ''}\n   ideal: ${ideal}`)
  }
}

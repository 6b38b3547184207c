// usage: zz-said.ts folder  -> for every <folder>/*.json (a scenario) prints its statements
import { readdirSync, readFileSync } from 'node:fs'
import { prepareTagger } from '../src/language/tokens/loaded-tagger.js'
import { roleOf } from '../src/agent/role/role-of.js'
import { openConversation } from '../src/agent/next-reply.js'
await prepareTagger()
const folder = process.argv[2] as string
const only = process.argv[3]
for (const file of readdirSync(folder).filter((f) => f.endsWith('.json') && (!only || f.startsWith(only)))) {
  const { scenario } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
  const role = roleOf(scenario)
  console.log(`\n##### ${file}: ${scenario.title}\n${scenario.prompt}\n-- opening: ${openConversation(scenario).text}`)
  for (const s of role.statements) {
    const mark = s.isSecret ? 'SECRET ' : ''
    console.log(`  [${s.place}] ${s.text}\n      ${mark}-> ${s.said ?? '(not said)'}${s.told ? ` | told: ${s.told}` : ''}${s.yes ? ` | yes: ${s.yes}` : ''}`)
  }
  console.log('  wishes/goals:', JSON.stringify((role as any).goals?.map((g: any) => g.lines?.[0] ?? g.text ?? g)))
  console.log('  secrets:', JSON.stringify(role.units.secrets.map((s: any) => ({ text: s.text, keys: s.keys.map((k: any) => k.words) }))))
  console.log('  bargains:', JSON.stringify(role.units.bargains.map((s: any) => ({ text: s.text, yes: s.yes }))))
  console.log('  triggers:', JSON.stringify(role.triggers.map((s: any) => ({ words: s.words, then: s.then }))))
}

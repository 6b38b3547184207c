import { readFileSync } from 'node:fs'
import { readScenario } from '../src/agent/next-reply.js'
import { roleOf } from '../src/agent/role/role-of.js'
import { chanceOfMet, isMetBy } from '../src/agent/conditions/met.js'
const { scenario } = JSON.parse(readFileSync(process.argv[2]!, 'utf8'))
await readScenario(scenario)
for (const t of roleOf(scenario).triggers) for (const say of process.argv.slice(3)) console.log(t.words, '|', say, chanceOfMet(t, say).toFixed(2), isMetBy(t, say, 0.9), isMetBy(t, say, 0.5))

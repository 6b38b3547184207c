import { readFileSync } from 'node:fs'
import { readScenario } from '../src/agent/next-reply.js'
import { roleOf } from '../src/agent/role/role-of.js'
const { scenario } = JSON.parse(readFileSync(process.argv[2]!, 'utf8'))
await readScenario(scenario)
const r = roleOf(scenario)
console.log(r.wishes.map((w) => w.text), r.units.said.filter((u) => u.kind === 'wish').map((u) => u.text), r.goals.map((g) => [g.lines, g.wants]))

import { parseArgs } from 'node:util'
import { table } from '../product/tables.ts'
import { runFaults } from './run-faults.ts'

const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '12' },
    strikes: { type: 'string', default: '3' },
    fault: { type: 'string', default: '' },
  },
})

const size = { stories: Number(values.stories), strikes: Number(values.strikes) }
const started = Date.now()
const { outcomes, hasSmallDisk, broken } = await runFaults(
  size,
  ({ fault, lost, twice }) => console.log(`${fault}: ${lost} lost, ${twice} twice`),
  values.fault,
)
console.log(
  table(
    ['fault', 'times', 'requests', 'lost', 'twice', 'slowest recovery'],
    outcomes.map(({ fault, strikes, requests, lost, twice, slowestMs }) => [
      fault,
      ...[strikes, requests, lost, twice].map(String),
      `${(slowestMs / 1000).toFixed(1)} s`,
    ]),
  ),
)
if (!hasSmallDisk) console.log('This account may not mount a disk: the full disk was left out.')
const all = [...outcomes.flatMap((outcome) => outcome.broken), ...broken]
for (const each of all) console.log(`\n${each}`)
console.log(`${((Date.now() - started) / 1000).toFixed(0)} s`)
const isClean = outcomes.length > 0 && all.length === 0 && outcomes.every(({ lost, twice }) => lost + twice === 0)
process.exitCode = isClean ? 0 : 1

import { parseArgs } from 'node:util'
import type { Outcome } from './fault.ts'
import { table } from '../product/tables.ts'
import sharePreparedData from '../product/prepared-data.ts'
import { runFaults, runFaultsTogether, shortStories } from './run-faults.ts'

const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '12' },
    strikes: { type: 'string', default: '3' },
    fault: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
  },
})

const size = { stories: Number(values.stories), strikes: Number(values.strikes) }
const started = Date.now()
const note = ({ fault, lost, twice }: Outcome) => console.log(`${fault}: ${lost} lost, ${twice} twice`)
const removePreparedData = await sharePreparedData()
const { outcomes, hasSmallDisk, broken } = await runThenClean()
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

async function runThenClean() {
  try {
    return await (values.short ? runFaultsTogether(shortStories) : runFaults(size, note, values.fault))
  } finally {
    await removePreparedData()
  }
}

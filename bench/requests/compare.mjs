import { record } from '../results/record.mjs'
import { drive } from './drive.mjs'

const rounds = 3
const secs = 1.2

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/**
 * Drives a floor and a request in turn and records the medians of two ratios: answers a second, and processor time of one
 * answer. The second is the firmer one on a machine that does other work, so the budget is exceeded if both are below
 * `least`. A p99 above `mostP99Ms` counts if the floor's own is within it.
 */
export async function compare({ name, floor, request, least, mostP99Ms = Infinity }) {
  await drive(floor, 1)
  await drive(request, 1)
  const results = []
  for (let round = 0; round < rounds; round += 1)
    results.push({ floor: await drive(floor, secs), own: await drive(request, secs) })
  const of = (read) => median(results.map(read))
  const speed = of(({ floor, own }) => own.perSec / floor.perSec)
  const work = of(({ floor, own }) => floor.processorUs / own.processorUs)
  const [own, bare] = ['own', 'floor'].map((side) => ({
    perSec: of((each) => each[side].perSec),
    p99Ms: of((each) => each[side].p99Ms),
    processorUs: of((each) => each[side].processorUs),
  }))
  const isLate = own.p99Ms > mostP99Ms && bare.p99Ms <= mostP99Ms
  const shown = ({ perSec, processorUs, p99Ms }) =>
    `${perSec.toFixed(0)}/s, ${processorUs.toFixed(0)} µs, p99 ${p99Ms.toFixed(1)} ms`
  record({
    what: name,
    value: shown(own),
    floor: shown(bare),
    ratio: `${speed.toFixed(2)}, of processor ${work.toFixed(2)}`,
    aim: `${least}${mostP99Ms < Infinity ? `, p99 ${mostP99Ms} ms` : ''}`,
    isMet: Math.max(speed, work) >= least && !isLate,
  })
}

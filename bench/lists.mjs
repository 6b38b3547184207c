// Times the admin's lists over HTTP with many rows, in turn with the same lists of a thousand: they must not grow with their rows.
import { ApiClient } from '@clarity/test-kit/api-client'
import { adminEmail, adminPassword } from '../e2e/product/server.ts'
import { insertRows, lists } from './lists/rows.mjs'
import { openStage } from './requests/stage.mjs'
import { record } from './results/record.mjs'

const few = 1_000
const many = Number(process.env.ROWS ?? 1_000_000)
const repeats = 9
/** The time with many rows as a multiple of that with few; searches in milliseconds. */
const most = { first: 1.3, next: 1.3, deep: 1.3, sort: 1.5 }
const mostMs = { found: 100, common: 100, 'common and sorted': 100, short: 100 }
/** Pages of 500 rows before the deep one, as far as there are. */
const deep = 40

/** A server whose lists have this number of rows. */
async function install(rows) {
  const stage = await openStage()
  const admin = new ApiClient(`http://localhost:${stage.own.port}`)
  await admin.signIn(adminEmail, adminPassword)
  await insertRows(stage.databaseUrl, rows)
  return { rows, admin, stop: () => stage.close() }
}

async function read({ admin }, path) {
  const answer = await admin.get(path)
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
  return answer
}

const nextOf = (answer) => /<(.*)>/.exec(answer.headers.get('link'))[1]

async function pathsOf(installation, { name, sort, found, common }) {
  const path = `/api/admin/${name}`
  const next = nextOf(await read(installation, path))
  let place = `${path}?limit=500`
  const pages = Math.min(deep, installation.rows / 500 - 1)
  for (let page = 0; page < pages; page += 1) place = nextOf(await read(installation, place))
  return {
    first: path,
    next,
    deep: place.replace('limit=500', 'limit=100'),
    sort: `${path}?sort=${sort}`,
    found: `${path}?q=${found}`,
    common: `${path}?q=${common}`,
    'common and sorted': `${path}?q=${common}&sort=${sort}`,
    short: `${path}?q=${common.slice(0, 2)}`,
  }
}

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]

/** The median times with few and with many rows, in turn: what else the machine does slows down both. */
async function compare(small, large) {
  const times = [[], []]
  for (let round = 0; round < repeats; round += 1)
    for (const [index, [installation, path]] of [small, large].entries()) {
      const start = performance.now()
      await read(installation, path)
      times[index].push(performance.now() - start)
    }
  return times.map(median)
}

const installations = []
try {
  for (const rows of [few, many]) installations.push(await install(rows))
  const [small, large] = installations
  for (const list of lists) {
    const [fewPaths, manyPaths] = [await pathsOf(small, list), await pathsOf(large, list)]
    for (const what of Object.keys(fewPaths)) {
      const [one, other] = await compare([small, fewPaths[what]], [large, manyPaths[what]])
      const isWithin = what in most ? other <= most[what] * one : other <= mostMs[what]
      const budget = what in most ? `${most[what]} times` : `${mostMs[what]} ms`
      record({
        what: `${list.name} with ${many} rows: ${what}`,
        value: `${other.toFixed(1)} ms`,
        floor: `${few} rows: ${one.toFixed(1)} ms`,
        ratio: (other / one).toFixed(2),
        aim: budget,
        isMet: isWithin,
      })
    }
  }
} finally {
  for (const { stop } of installations) await stop()
}

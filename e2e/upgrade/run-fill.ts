import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { newDataFolder } from '../product/data-folder.ts'
import { root } from '../product/places.ts'
import { fill } from './fill.ts'
import { Installation } from './installation.ts'

// Fills the empty database that DATABASE_URL names by the release in --release, and writes the record to --record.
const { values } = parseArgs({
  options: { release: { type: 'string', default: root }, record: { type: 'string', default: 'record.json' } },
})
const databaseUrl = process.env['DATABASE_URL']
if (databaseUrl === undefined) throw new Error('DATABASE_URL must name an empty database.')
const data = await newDataFolder()
const record = await fill(await Installation.at({ release: values.release, dataDir: data.path, databaseUrl }))
await writeFile(values.record, `${JSON.stringify(record, null, 2)}\n`)
await data.remove()
console.log(record.counts)

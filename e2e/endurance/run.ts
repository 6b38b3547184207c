import { parseArgs } from 'node:util'
import { endure } from './endure.ts'
import { formatRun, formatViolations } from './format-run.ts'

const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '1000' },
    'at-once': { type: 'string', default: '20' },
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
})

const endured = await endure({
  stories: Number(values.stories),
  atOnce: Number(values['at-once']),
  kills: Number(values.kills),
  seed: Number(values.seed),
  say: (line) => console.log(line),
})
console.log(formatRun(endured))
const violations = formatViolations(endured)
console.log(violations === '' ? 'Every promise was kept.' : violations)
process.exitCode = violations === '' ? 0 : 1

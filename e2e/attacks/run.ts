import { runAttacks, type Outcome } from './run-attacks.ts'

const maxSecs = 600
const started = performance.now()

const line = ({ attack, what, tried, through, seen = '' }: Outcome) =>
  [attack.padEnd(16), String(tried).padStart(6), String(through).padStart(8), `  ${what}`, seen && `(${seen})`].join(
    ' ',
  )

console.log(`${'attack'.padEnd(16)}  tried  through   what`)
const outcomes = await runAttacks(process.argv.includes('--short'), (outcome) => console.log(line(outcome)))
const through = outcomes.reduce((sum, outcome) => sum + outcome.through, 0)
const tried = outcomes.reduce((sum, outcome) => sum + outcome.tried, 0)
const secs = (performance.now() - started) / 1000
console.log(`${tried} tried, ${through} got through, ${secs.toFixed(0)} s of ${maxSecs}`)
if (through > 0 || tried === 0 || secs > maxSecs) process.exitCode = 1

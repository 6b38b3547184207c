import { endOnSignals } from '../prepare/run-quietly.mjs'
import { Refusal, say, seconds } from '../prepare/say.mjs'

const atOnce = 2

/**
 * Runs the groups of checks that `makeGroups` returns, one group after the other. Prints what failed, what passed only on
 * retry, and the sums, and sets the exit code.
 */
export async function runChecks(makeGroups) {
  const total = { passed: 0, failed: 0, flaky: [] }
  try {
    const groups = await makeGroups()
    endOnSignals()
    for (const group of groups) await runGroup(group, total)
  } catch (error) {
    total.failed++
    say(error instanceof Refusal ? error.message : error.stack)
  }
  const sound = total.failed === 0 && total.passed > 0
  // process.exit could cut off the last line if standard output is a pipe.
  process.exitCode = sound ? 0 : 1
  for (const test of total.flaky) say(`FLAKY, passed on retry: ${test}`)
  say(`${total.passed} passed, ${total.failed} failed`)
}

async function runGroup(checks, total) {
  const waiting = [...checks]
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check, total)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

async function runCheck({ name, run }, total) {
  say(`${name} ...`)
  const started = Date.now()
  const { passed, failed, output, flaky = [], note } = await run()
  total.passed += passed
  total.failed += failed
  total.flaky.push(...flaky)
  if (failed > 0) say(`\n${output.trimEnd()}\n`)
  say(`${failed > 0 ? 'FAILED' : 'passed'}: ${name}, ${passed} of ${passed + failed} in ${seconds(started)}`)
  if (note) say(`  ${note}`)
}

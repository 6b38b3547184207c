import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../config/read-config.js'
import { StartFailure } from '../start/start-failure.js'
import type { Call } from './call.js'
import { vendorSteps, type VendorStep } from './vendor-steps.js'

export const checkVendorsUsage = `Usage: npm run check:vendors -- [--phone +14155550123 [--call]] [--yes]
Makes a few real requests with your accounts, each explained before it is made, and prints a table.
--phone is your own phone, which gets one text; with --call it is called as well. --yes asks for no Enter before each
request.`

/** Returns the table, as Markdown. */
export async function runCheckVendors({ args, env, input, say }: Call): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      phone: { type: 'string' },
      call: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  })
  const { phone = null, call: calls } = values
  if (calls && phone === null) throw new StartFailure('--call needs --phone.')
  if (phone !== null && !/^\+[1-9]\d{6,14}$/.test(phone)) throw new StartFailure('--phone must look like +14155550123.')
  const steps = await vendorSteps(readConfig(env), { phone, calls })
  if (steps.length === 0)
    throw new StartFailure('No vendor is configured: set SMS_PROVIDER, VOICE_PROVIDER or REPORT_WRITER.')
  const reader = values.yes ? null : createInterface({ input })
  const lines = reader?.[Symbol.asyncIterator]()
  const rows: string[] = []
  for (const step of steps) {
    say(`${step.vendor}: ${step.explanation}${lines ? ' Enter: do it, s: skip it.' : ''}`)
    const isSkipped = lines !== undefined && /^s/i.test(String((await lines.next()).value ?? 's'))
    rows.push(rowOf(step, isSkipped ? 'skipped' : await resultOf(step)))
  }
  reader?.close()
  return ['| vendor | request | result |', '| --- | --- | --- |', ...rows].join('\n')
}

/** The adapters' errors contain no secret and no phone number. */
function resultOf(step: VendorStep): Promise<string> {
  return step.run().catch((error: Error) => `failed: ${error.message}`)
}

function rowOf({ vendor, explanation }: VendorStep, result: string): string {
  return `| ${[vendor, explanation, result].map((cell) => cell.replaceAll(/\s*\|\s*|\s*\n\s*/g, ' ')).join(' | ')} |`
}

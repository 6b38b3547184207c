import { existsSync } from 'node:fs'

/** A package has `bin/clarity`; a checkout has npm's scripts, with the same names. */
const isPackage = existsSync(new URL('../../../bin/clarity', import.meta.url))

/** What an operator types for a command here: `clarity backup --out x`, or in a checkout `npm run backup -- --out x`. */
export function commandLine(name: string, args?: string): string {
  if (isPackage) return ['clarity', name, args].filter(Boolean).join(' ')
  return args === undefined ? `npm run ${name}` : `npm run ${name} -- ${args}`
}

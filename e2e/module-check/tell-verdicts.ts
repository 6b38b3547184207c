import type { Verdict } from './check-releases.ts'

const row = (cells: readonly string[]) => {
  const [name = '', version = '', is = '', result = ''] = cells
  return `${name.padEnd(24)} ${version.padEnd(22)} ${is.padEnd(7)} ${result}`
}

export const head = row(['module', 'version', 'is', 'in this shell'])

/** One line of the table, and one below it for each problem. */
export function tellVerdict({ release, replaced, problems, unopened }: Verdict): string {
  const { name, version, is_active, manifest } = release
  const parts = [...manifest.routes, ...(manifest.slots ?? []).map(({ slot }) => `slot ${slot}`)]
  const result = problems.length > 0 ? 'BREAKS' : `works: ${parts.join(', ')}`
  return [
    row([name, version, is_active ? 'active' : 'newest', result]),
    ...(replaced === undefined ? [] : [`    in the place of ${replaced}, which a start brought`]),
    ...problems.map(({ place, reason }) => `    ${place}: ${reason}`),
    ...unopened.map((what) => `    not opened: ${what}`),
  ].join('\n')
}

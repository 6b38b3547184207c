import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../product/places.ts'

/** systemd's own measure of what a service may do, from 0 (nothing) to 10 (everything). */
const mostExposure = 2

/** Verifies the unit with the package's program in place, and returns how exposed it is. Throws with systemd's reasons. */
export function verifyUnit(folder: string, program: string): string {
  const unit = readFileSync(join(root, 'deploy', 'clarity.service'), 'utf8')
  const file = join(folder, 'clarity.service')
  writeFileSync(file, unit.replaceAll('/opt/clarity/bin/clarity', program))
  execFileSync('systemd-analyze', ['verify', '--recursive-errors=no', file], { stdio: 'inherit' })
  const limit = `--threshold=${mostExposure * 10}`
  const { status, stdout } = spawnSync('systemd-analyze', ['security', '--no-pager', '--offline=true', limit, file], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stdout)
  return /Overall exposure level[^\n]*: ([\d.]+ \w+)/.exec(stdout)![1]!
}

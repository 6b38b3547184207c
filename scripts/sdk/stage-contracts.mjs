import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare/places.mjs'
import { stagePackage } from './staged-package.mjs'

/** `@clarity/contracts`: what its build wrote. */
export function stageContracts(folder) {
  stagePackage('contracts', folder, {})
  cpSync(join(root, 'contracts/dist'), join(folder, 'dist'), { recursive: true })
}

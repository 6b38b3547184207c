import { join } from 'node:path'
import { stageAdminKit } from './stage-admin-kit.mjs'
import { stageContracts } from './stage-contracts.mjs'
import { stageWebBuild } from './stage-web-build.mjs'

const stages = { contracts: stageContracts, 'admin-kit': stageAdminKit, 'web-build': stageWebBuild }

/** Writes the packages that a team outside this repository needs, and gives their folders. */
export async function stageSdk(folder) {
  for (const [name, stage] of Object.entries(stages)) await stage(join(folder, name))
  return Object.keys(stages).map((name) => join(folder, name))
}

import { composeFaults } from './deploy/compose.mjs'
import { dockerfileFaults } from './deploy/dockerfile.mjs'
import { kubernetesFaults } from './deploy/kubernetes.mjs'
import { settingFaults } from './deploy/settings.mjs'

/*
 * The files of deploy/ against the schemas of the programs that read them. Programs of the machine, which check the rest
 * of them, are part of `npm run test:release`.
 */
const faults = [...dockerfileFaults(), ...composeFaults(), ...(await kubernetesFaults()), ...settingFaults()]
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0

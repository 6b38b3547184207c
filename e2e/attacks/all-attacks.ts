import type { Attack } from './attack.ts'
import { hosts } from './hosts.ts'
import { largeBodies } from './large-bodies.ts'

export const allAttacks: readonly Attack[] = [largeBodies, hosts]

import { First1763700000000 } from './1763700000000-first.js'

/** Every migration, in order: a list, because globs behave differently in each tool. */
export const migrations = [First1763700000000]

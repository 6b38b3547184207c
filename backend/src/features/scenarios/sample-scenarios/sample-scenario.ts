import type { SaveScenario } from '@clarity/contracts'
import type { InferInput } from 'valibot'

/** A scenario as an admin would send it; missing fields have their defaults. */
export type SampleScenario = InferInput<typeof SaveScenario>

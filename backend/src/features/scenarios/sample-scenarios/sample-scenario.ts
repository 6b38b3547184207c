import type { SaveScenario } from '@clarity/contracts'
import type { InferInput } from 'valibot'

/** As an admin would send it; what is left out has its default. */
export type SampleScenario = InferInput<typeof SaveScenario>

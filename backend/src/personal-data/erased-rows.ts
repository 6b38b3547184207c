import type { ErasureKind } from './erasure-rules.js'

/** The rows of a person, by kind: what a receipt has. None of the erased values is in it. */
export type ErasedRows = Readonly<Partial<Record<ErasureKind, readonly string[]>>>

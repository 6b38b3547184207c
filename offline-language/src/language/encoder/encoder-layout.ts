import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'

const Size = v.pipe(v.number(), v.integer(), v.minValue(1))
const File = v.strictObject({
  /** The known pieces of words with their logarithmic frequency; a piece's place is its row of the embeddings. */
  pieces: v.array(v.strictTuple([v.string(), v.number()])),
  /** The matrices in the order of the file of bytes. Of one that is not exact, each row is a scale and signed bytes. */
  layout: v.array(
    v.strictObject({ name: v.string(), rows: Size, columns: Size, isExact: v.optional(v.boolean(), false) }),
  ),
})
export type EncoderLayout = v.InferOutput<typeof File>

let loaded: EncoderLayout | null = null

/** The pieces of words and the sizes of the matrices, the same for all encoders; read when they are first needed. */
export const encoderLayout = (): EncoderLayout => (loaded ??= loadData('sentence-encoder', File))

import { vectorsBy } from './encode.js'

/** The vector of a question or of what may answer it: of a question and its answer they are near. */
export const answerVectorOf = vectorsBy('answer-encoder')

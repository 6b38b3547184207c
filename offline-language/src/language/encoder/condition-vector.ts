import { vectorsBy } from './encode.js'

/** The vector of a condition ("asks what you need for the board") or of what somebody says: of a condition and what meets it they are near. */
export const conditionVectorOf = vectorsBy('condition-encoder')

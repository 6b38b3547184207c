import { SegmentedMessage } from 'sms-segments-calculator'

export interface Segments {
  readonly count: number
  readonly characters: number
  readonly encoding: 'GSM-7' | 'UCS-2'
  /** The characters that GSM-7 lacks, each once. */
  readonly foreign: readonly string[]
}

/** The segments of a message, which determine its cost. */
export function countSegments(message: string): Segments {
  const segmented = new SegmentedMessage(message)
  return {
    count: segmented.segmentsCount,
    characters: segmented.numberOfCharacters,
    encoding: segmented.encodingName,
    foreign: [...new Set(segmented.getNonGsmCharacters())],
  }
}

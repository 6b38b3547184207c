import { SegmentedMessage } from 'sms-segments-calculator'

/** Characters that take one place each of a segment with 160, or of several with 153. */
const plain = /^[\n !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z]+$/

/** The segments of a text message, which is what it costs. A plain text is counted without the library's millisecond. */
export function countSegments(body: string): number {
  if (!plain.test(body)) return new SegmentedMessage(body).segmentsCount
  return body.length <= 160 ? 1 : Math.ceil(body.length / 153)
}

import { SegmentedMessage } from 'sms-segments-calculator'
import { expect, it } from 'vitest'
import { countSegments } from './count-segments.js'

const plain = '\n !"#$%&\'()*+,-./0123456789:;<=>?@ABCXYZ_abcxyz'

it.each(['a', plain, 'é€', '😀 and more ', '[a]^{b}~\\|', 'line\r\n'])(
  'counts %j at the ends of segments as the library does',
  (text) => {
    for (const length of [1, 2, 66, 67, 69, 70, 71, 134, 135, 152, 153, 154, 159, 160, 161, 306, 307]) {
      const body = text.repeat(Math.ceil(length / text.length)).slice(0, length)
      expect(countSegments(body), body).toBe(new SegmentedMessage(body).segmentsCount)
    }
  },
)

import { beforeAll, expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { addressedToAgent } from './second-person.js'

beforeAll(prepareTagger)

const part = 'You are Odile Brandt, 71. She lives alone. '

it.each([
  ['The tablets made her dizzy.', 'The tablets made you dizzy.'],
  ['That worries her far more than the rent.', 'That worries you far more than the rent.'],
  ['Her younger son Filip coughs.', 'Your younger son Filip coughs.'],
  ['She is pregnant with her first child.', 'You are pregnant with your first child.'],
  ['She secretly has not slept for weeks.', 'You secretly have not slept for weeks.'],
  ['She read a lot and finds hospitals cold.', 'You read a lot and find hospitals cold.'],
  [
    'What she wants is rest, because she sings and has to stand.',
    'What you want is rest, because you sing and have to stand.',
  ],
  ['She no longer trusts the firm.', 'You no longer trust the firm.'],
  ['Nobody rang her earlier.', 'Nobody rang you earlier.'],
  ['She lives on her own with three kids.', 'You live on your own with three kids.'],
  [
    'She misses Leo, who lives in Leeds, and has not seen him since May.',
    'You miss Leo, who lives in Leeds, and have not seen him since May.',
  ],
  ['She believes that Ada is bullied herself.', 'You believe that Ada is bullied herself.'],
  ['She drives there herself.', 'You drive there yourself.'],
  ["She softens when she's listened to.", 'You soften when you are listened to.'],
])('a prompt about “she” speaks to the part: “%s”', (written, told) => {
  expect(addressedToAgent(`${part}${written}`)).toContain(told)
})

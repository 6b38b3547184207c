import { expect, it } from 'vitest'
import { inFirstPerson } from './first-person.js'
import { counterpartOf } from '../prompt/counterpart.js'
import { inSecondPerson } from '../prompt/in-second-person.js'

const rep = counterpartOf('Sales rep', '')

it.each([
  ['This has wounded her more than she would have thought.', 'This has wounded me more than I would have thought.'],
  ['A plaque would strike her as vulgar.', 'A plaque would strike me as vulgar.'],
  ['It made her sad that her cat ran away.', 'It made me sad that my cat ran away.'],
  ['They treat her like a child.', 'They treat me like a child.'],
  ['The vet told her on Monday that her dog is ill.', 'The vet told me on Monday that my dog is ill.'],
  ['The mayor thanked her for her daily work.', 'The mayor thanked me for my daily work.'],
  ['The firm left her birthday out.', 'The firm left my birthday out.'],
  ['Nobody wants her more recent pictures.', 'Nobody wants my more recent pictures.'],
  ['She hurt her back, and they did it behind her back.', 'I hurt my back, and they did it behind my back.'],
  ['They left her new flat empty.', 'They left my new flat empty.'],
  ['She lost her walking stick.', 'I lost my walking stick.'],
  ['They saw her walking home.', 'They saw me walking home.'],
  ['Of her 140 tours one was mine.', 'Of my 140 tours one was mine.'],
  ['They want her back.', 'They want me back.'],
  ['Her elderly mother needs her here.', 'My elderly mother needs me here.'],
])('“%s” is said as “%s”', (written, said) => {
  expect(inFirstPerson(inSecondPerson(written, 'she'), rep)).toBe(said)
})

import { describe, expect, it } from 'vitest'
import { loadLanguageModel } from '../tokens/language-model.js'
import { faultOfStatement } from './clause-faults.js'

const { tag } = await loadLanguageModel()
const faultIn = (text: string) => faultOfStatement(tag(text))

describe('a whole statement', () => {
  it.each([
    'I lost my keys on the train',
    'the invoice from March was never paid',
    'if the part arrives on Monday, we will fix the boiler',
    'my sister and her husband are moving to Lyon',
    'last week I called the office twice',
    'there are two charges on my card that I do not recognize',
    'I slipped on the stairs and hurt my wrist',
    'I am afraid that I will forget what I want to say',
    'it does not help any more',
  ])('has no fault: %s', (text) => {
    expect(faultIn(text)).toBeNull()
  })
})

describe('a statement that is not whole', () => {
  it.each([
    ['run-on', 'I lost the ticket I need another one by noon'],
    ['run-on', 'the bus was late I missed my train'],
    ['run-on', 'the screen went black the shop repaired it'],
    ['no subject with a verb', 'a dentist once in the spring'],
    ['no subject with a verb', 'the letter that he sent'],
    ['no subject with a verb', 'she want to change the date'],
    ['dangling end', 'I gave the papers to the'],
    ['dangling end', 'we drove to the lake because'],
    ['discourse word', 'the paint is okay dry by now'],
    ['discourse word', 'we had no that was the reason'],
    ['greeting', 'good morning I have a question for the nurse'],
    ['address', 'the shop closed the account, sir'],
    ['address', 'I will not pay for the repair, you clown'],
    ['tag question', 'the parcel came on Friday, did not it'],
    ['filler', 'the boss was, you know, the one in charge'],
    ['word said twice', 'the the meeting was moved to June'],
    ['broken verbs', 'the road was been closed since May'],
    ['broken verbs', 'the plumber could went there on Monday'],
    ['broken off', 'I want to, if, and paint the fence'],
    ['lone article', 'we met at the with the manager of the shop'],
    ['shortened verb', "my mother's been ill since Easter and stays at home"],
    ['verb left out', 'I did when we came to the office'],
    ['question inside', 'I am trying to think how long ago did this start'],
    ['too short', 'it works'],
  ])('%s: %s', (fault, text) => {
    expect(faultIn(text)).toBe(fault)
  })
})

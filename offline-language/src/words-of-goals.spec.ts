import { describe, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { roleOf } from './agent/role/role-of.js'
import { hasCue, isCue } from './agent/prompt/cue.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

await prepareTagger()

const scenario = scenarioFor('Team lead', 'Tom')
const last = (prompt: string, ...said: string[]) => playSaid(scenario(prompt), said).at(-1)

const prompt = `## Who you are
You are Ines Falk, 41, a designer. You have carried three projects since spring. You took over the talk because you were afraid to lose the client. You have not asked Lena how she felt.

## How you speak
To general words such as "attitude" or "team player" you answer "Give me an example". If the other person takes responsibility, you soften. You cry briefly if somebody asks how your mother is, and you apologise for it.

## Goals
- Limits: see how far it goes. Ask: "The client signed. Would you rather I had let it go down?"
- Reasons: hear what has changed. Ask: "Suppose I have to explain it to the board. What do I say?"
- Proof: doubt the next promise. Ask: "Who told your system that nobody could be reached?"
- A person: want one name. Ask: "Whom do I call, by name?"
- Your load: let out that you are worn out. Ask: "Who helps me?"
- A real example: hear one case. Ask: "Tell me about one time."
- Load: test their doubt about you. Ask: "Who catches it if I stop?"`

describe('a goal with its words', () => {
  it('is told by its cue', () => {
    expect(isCue('Ask: "Who uses it?"', undefined)).toBe(true)
    expect(isCue('Proof: want evidence.', 'Ask: "Who uses it?"')).toBe(true)
    expect(isCue('You ask for proof.', 'You are 40.')).toBe(false)
    expect(hasCue('want evidence. Ask: "Who uses it?"')).toBe(true)
    expect(hasCue('You ask "Who uses it?"')).toBe(false)
  })

  it('keeps its label, and is said as it stands', () => {
    const { goals, statements } = roleOf(scenario(prompt))
    const lines = goals.map(({ lines: [line] }) => line)
    expect(lines).toContain('The client signed. Would you rather I had let it go down?')
    expect(lines).toContain('Suppose I have to explain it to the board. What do I say?')
    expect(lines).toContain('Who helps me?')
    expect(lines).toContain('Tell me about one time.')
    const said = statements.map((each) => each.said ?? '').join(' ')
    expect(said).not.toMatch(/signed|my system|doubt|call, by name/)
  })
})

describe('how the part speaks', () => {
  it('questions the general words that the prompt names', () => {
    expect(last(prompt, 'Some say that you are not a team player.')).toBe('“Team player”? Give me an example.')
    expect(last(prompt, 'It depends on what people want.')).not.toMatch(/Give me an example/)
  })

  it('softens when the person says whose fault it was', () => {
    expect(last(prompt, 'We let you wait.', 'That was our mistake, not yours.')).not.toMatch(/not our|fair/)
  })

  it('cries once when asked for somebody', () => {
    const asked = 'How is your mother doing?'
    expect(last(prompt, asked)).toMatch(/second|moment|hard for me/)
    expect(last(prompt, asked, asked)).not.toMatch(/second, please|Just a moment/)
  })

  it('keeps a pronoun beside the name that it means', () => {
    expect(last(prompt, 'How do you think Lena felt?')).toMatch(/I haven't asked Lena how she felt\./)
  })
})

describe('what ends or repeats nothing', () => {
  it('is a threat to leave, or "I don\'t get it" in a condition', () => {
    const said = playSaid(scenario(prompt), ["If I don't get it, I'll leave."])
    expect(said.at(-1)).not.toMatch(/[Gg]oodbye|My question was/)
  })
})

describe('small moves of the person', () => {
  it('get leave to ask', () => {
    expect(last(prompt, 'May I ask you two things about the projects first?')).toMatch(/ask|go ahead|Of course|sure/i)
  })

  it('get thanks for a number', () => {
    expect(last(prompt, 'My direct number is 0800 44.')).toMatch(/written that down|got that|keep that number/)
  })

  it('ask for the yes again that was just said', () => {
    const offer = 'You are Ines Falk, a designer. You would accept a day off.'
    expect(last(offer, 'We could give you a day off.', 'Can you agree to that?')).toMatch(/^Yes/)
  })
})

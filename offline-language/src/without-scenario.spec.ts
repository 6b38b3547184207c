import { beforeAll, describe, expect, it } from 'vitest'
import { prepareTagger } from './language/tokens/loaded-tagger.js'
import { writeReport } from './report/write-report.js'

const said = [
  'Good morning, Oakley Windows, how can I help?',
  'Hello. Sorry, the dog, down, Pepper. Hello.',
  'Hello. What can I do for you?',
  'You fitted our kitchen window in March and it has been leaking onto the worktop for a week.',
  'Oh dear. Is it the frame or the sill?',
  'The frame, on the left. My husband put a towel there, it has ducks on it.',
  'I like ducks. Have you got the order number?',
  'It is on the fridge. Forty-one, eighteen.',
  'Thank you. I can see it. It is under guarantee until next March.',
  'So I do not pay?',
  'No, you do not pay. When are you at home?',
  'Mornings, I teach in the afternoon.',
  'Then I can send Robin on Thursday the twelfth at nine.',
  'Thursday is fine. Does he mind dogs?',
  'He has three of his own.',
  'Good. He can meet Pepper then.',
  'Robin will come on Thursday the twelfth at nine, and there is no charge.',
  'Lovely. Thank you. Bye.',
]

describe('the overview of a talk without a scenario', () => {
  beforeAll(() => prepareTagger())

  it('begins with what the talk is about and ends with what is agreed', async () => {
    const { overview } = await writeReport({
      scenarioTitle: '',
      scenarioPrompt: '',
      postCallPrompt: '',
      language: 'en',
      recipientName: '',
      managerName: null,
      durationSecs: 120,
      transcript: said.map((message, at) => ({
        role: at % 2 === 0 ? ('agent' as const) : ('user' as const),
        message,
        time_in_call_secs: at * 6,
        tool_calls: [],
        duration: null,
      })),
    })
    expect(overview).toMatch(/^The recipient says: “You fitted our kitchen window in March/)
    expect(overview).toMatch(/ In the end .*[Tt]he agent(?: says)?: “[^”]*Thursday the twelfth at nine[^”]*”/)
  })
})

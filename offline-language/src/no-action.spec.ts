import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { writeReport } from './report/write-report.js'

const start = [
  'Come in, Ann. How is the shop these days?',
  'The shop is fine, thank you. The roof of it leaks, that is the trouble.',
  'Since when does the roof of the shop leak?',
  'Since the storm in March, and the floor is wet.',
  'Then the tiles are broken, I think.',
  'Two of the tiles are on the street.',
]
const end = ['The insurance of the shop pays for the tiles.', 'That is what they told me, too.']

async function actionsIn(...said: string[]): Promise<string[]> {
  const { actionItems } = await writeReport(talk(...start, ...said, ...end, 'Goodbye, Ann.', 'Bye.'))
  return actionItems.map(({ text }) => text)
}

describe('an action', () => {
  it.each([
    ['a fear', ["I'm just scared I'll lift something heavy on the first day.", 'I see.']],
    ['a wish that is not taken', ['I would like to speak to your manager about the roof.', "She's in a meeting."]],
    ['what is done in the talk', ['Ninety euros for the tiles? I will approve that now.', 'Great.']],
    ['what one does for oneself', ["I'm going to get a coffee before the roof.", 'Get two.']],
    ['a rebuke', ["I'd just ask you not to call us names, then I can help you.", 'Fine.']],
    ['a permission for later', ['Ask me again once the roof is dry.', 'Fair enough.']],
    ['a joke', ['Should we have a party for the roof?', "Maybe. Let's survive the move first.", 'Deal.']],
    ['a permission', ['You can bring your own cake to the shop.', 'Thank you.']],
    ['the answer to a question', ['Is that for the print run only?', 'Print and e-book.', 'I see.']],
  ])('is not %s', async (_, said) => {
    expect(await actionsIn(...said)).toEqual([])
  })

  it('has no time that is asked of something else', async () => {
    const actions = await actionsIn(
      'But I could pay a third of the roof at the sketches.',
      'A third is okay. When do you want the sketches?',
      'By the twentieth of June.',
      'I see, the twentieth.',
    )
    expect(actions.join(' ')).not.toContain('a third of the roof at the sketches by the twentieth')
  })

  it('is what the other asks for in the form of a statement', async () => {
    const actions = await actionsIn('And you will send me the offer for the roof in writing?', 'By Friday.')
    expect(actions).toEqual([expect.stringMatching(/offer .*by Friday/i)])
  })

  it('has a promise without the question that was answered before it', async () => {
    const actions = await actionsIn('Same place?', "Same place. And I'll send you that book about roofs tomorrow.")
    expect(actions.join(' ')).toContain('book about roofs')
    expect(actions.join(' ')).not.toContain('Same place')
  })

  it("says nothing of the owner's self", async () => {
    const actions = await actionsIn("I'll ring you myself at half five to confirm the roofer is on the way.", 'Good.')
    expect(actions.join(' ')).toMatch(/will ring Ann at half five/)
  })
})

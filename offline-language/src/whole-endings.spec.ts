import { describe, expect, it } from 'vitest'
import { readTalks } from '../evaluate/conversations.js'
import { talk } from '../test/read-conversations.js'
import { castOf } from './language/names/cast.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { thingOfTitle } from './report/summary/matter-of-title.js'
import { withTitle } from './report/summary/with-title.js'
import { writeReport } from './report/write-report.js'

const language = await loadLanguageModel()
const cast = castOf({ recipientName: 'Ann Lee', managerName: null, scenarioPrompt: 'You are Tom.' }, '', '')

async function overviewOf(wanted: string): Promise<string> {
  const { conversation } = readTalks().find(({ name }) => name === wanted)!
  return (await writeReport(conversation)).overview.replaceAll('\\', '')
}

describe('what a talk is about, by the title of the scenario', () => {
  it.each([
    ['Flour price talks', 'Ann and Tom talk about the flour price'],
    ['Feedback for a chemistry teacher', 'Ann and Tom talk about feedback for a chemistry teacher'],
    ['Mould and the rent rise', 'Ann and Tom talk about mould and the rent rise'],
    ["Mom can't drive anymore", "Ann and Tom talk about this: “Mom can't drive anymore”"],
  ])('%s', (title, matter) => {
    expect(thingOfTitle({ title, prompt: '', turns: [`It is about this: ${title.toLowerCase()}.`] }, cast)).toBe(matter)
  })

  it('is added to a matter of few words, if it says more', () => {
    const said = talk('Hello.', 'I want to come back to work after the sickness.', 'I see.', 'It was long.')
    const titled = (scenarioTitle: string) =>
      withTitle('Ann wants to come back', { ...readConversation(said, language), scenarioTitle }, '')
    expect(titled('Return to work after long sickness')).toBe(
      'Ann wants to come back (return to work after long sickness)',
    )
    expect(titled('Coming back')).toBe('Ann wants to come back')
  })
})

describe('what has happened, as the prompt has it', () => {
  it('is in one grammatical person', async () => {
    expect(await overviewOf('41')).toContain('on Monday and has worked out a price')
  })

  it('does not reveal how far somebody would go', async () => {
    expect(await overviewOf('49')).not.toContain('settle')
  })
})

describe('how a talk ends', () => {
  it('is told by what they settle, with the question that it answers', async () => {
    expect(await overviewOf('32')).toContain(
      "“What about seven-seventy?” Callum: “Seven-sixty. From whenever the wall's done.”",
    )
  })

  it('is told with what they agree, not with an offer before it', async () => {
    expect(await overviewOf('51')).toContain("We won't lend the forty thousand")
    expect(await overviewOf('48')).toContain('So eight fifty in April.')
  })

  it('is told after the matter in the words of one of them', async () => {
    const overview = await overviewOf('60')
    expect(overview).toMatch(/Helen says: “The container came in on Sunday, but it's on hold\./)
    expect(overview.split(' ').length).toBeLessThan(120)
  })

  it('is no agreement, if the other cries out', async () => {
    expect(await overviewOf('28')).not.toContain('In the end they agree')
  })
})

import { expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { actionItems, findCommitments } from './report/assemble/action-items.js'
import { readConversation } from './report/read/read-conversation.js'
import { writeReport } from './report/write-report.js'

const language = await loadLanguageModel()

function actionsAfter(message: string) {
  const conversation = readConversation(
    talk('This is Rosa from the workshop.', 'My boiler is leaking since Tuesday.', 'Can you send the photos?', message),
    language,
  )
  return actionItems(conversation, findCommitments(conversation))
}

it.each([
  ["I'll send you the photos by four. No, sorry, the school calls at three, let's say by six.", 'by six'],
  ["I'll send you the photos by the thirtieth of May. No, that's a Sunday. The second of June.", 'the second of June'],
  ["I'll send you the photos on Monday. Actually, make it Wednesday.", 'on Wednesday'],
  ["I'll send you the photos tomorrow. Hang on, I'm away. Friday, then.", 'Friday'],
])('has the time that the speaker corrects it to: %j', (message, time) => {
  const items = actionsAfter(message)
  expect(items.map(({ text }) => text)).toEqual([expect.stringMatching(new RegExp(`photos .*${time}\\.$`))])
  expect(items[0]!.evidence!.length).toBeGreaterThan(1)
})

it.each([
  ["I'll send you the photos by four. No rush on your side, I leave at six.", 'by four'],
  ["I'll send you the photos by four. My boss is back by six.", 'by four'],
])('keeps its time if nothing corrects it: %j', (message, time) => {
  expect(actionsAfter(message)[0]!.text).toContain(time)
})

it('tells a figure that its speaker gives up only with what takes its place', async () => {
  const report = await writeReport(
    talk(
      'So, the movers are booked for the ninth and tenth, that is a Thursday and Friday.',
      'Wait, I thought the tenth and eleventh?',
      "Let me look. Ah. You're right. Friday the tenth and Saturday the eleventh, because of the audit.",
      'Good. And what do the movers want for the whole office?',
      'Six thousand four hundred, with the boxes but without the packing.',
      'Then everyone packs their own desk.',
    ),
  )
  const told = [report.overview, ...report.keyPoints.flatMap(({ title, content }) => [title, content])].join('\n')
  expect(told).toContain('Friday the tenth and Saturday the eleventh')
  for (const one of report.keyPoints.filter(({ content }) => /ninth/.test(content)))
    expect(one.content).toContain('Friday the tenth and Saturday the eleventh')
})

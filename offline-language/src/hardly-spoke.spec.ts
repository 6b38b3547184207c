import { expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { writeReport } from './report/write-report.js'

it('says so if the person hardly spoke, and quotes what was said', async () => {
  const { overview, keyPoints, meta } = await writeReport(
    talk(
      'Hello, good morning, it is nice to have you here today.',
      'Hi.',
      'Hello? Are you still there? I can hear nothing.',
      'Can you hear me now? Hello?',
      'Well, it seems that nobody is there. Good bye, then, and have a nice day.',
    ),
  )
  expect(overview).toContain('Ann Lee said only 7 words in this conversation.')
  expect(keyPoints.map(({ content }) => content).join(' ')).toContain('“Can you hear me now')
  expect(meta.warnings).toEqual(['The person said 7 words; that is not analyzed.'])
})

import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { writeReport } from './report/write-report.js'

const start = [
  'Hello, this is Rosa. What is it about?',
  'The cellar of my shop is wet since March, and I pay 900 for it.',
  'I know about the cellar. What do you want me to do?',
  'I want the rent to go down until the cellar is dry.',
]

async function agreed(...end: string[]): Promise<string[]> {
  const { overview } = await writeReport(talk(...start, ...end))
  return /In the end they agree: .*$/.exec(overview.replaceAll('\\', '')) ?? []
}

describe('terms are agreed', () => {
  it('if a plain yes repeats the figure', async () => {
    const [content] = await agreed(
      'I can take off 100.',
      'Let us say two hundred, and I paint the cellar.',
      'All right. Two hundred, from the first of May until the cellar is dry.',
      'Good, thank you.',
    )
    expect(content).toContain('Two hundred, from the first of May')
  })

  it('if the other accepts after repeating the day', async () => {
    const [content] = await agreed(
      'I must look at the cellar first.',
      'When can you come to the shop?',
      'Let us meet at the shop on the tenth of May.',
      'The tenth of May. Okay. Agreed.',
    )
    expect(content).toContain('on the tenth of May')
  })

  it('if the other repeats the day, and says "then"', async () => {
    const [content] = await agreed(
      'I must look at the cellar first. What about Monday at four?',
      'On Monday I am in Leeds. Wednesday would be better.',
      'Wednesday at four, then.',
      'Good, thank you.',
    )
    expect(content).toContain('Wednesday at four, then')
  })

  it('but not by an order to do something', async () => {
    expect(
      await agreed('A plumber costs money.', 'Can you decide that?', 'Up to 5,000 I can decide.', 'Then book it.'),
    ).toEqual([])
  })
})

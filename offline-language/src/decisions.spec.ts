import { beforeAll, describe, expect, it } from 'vitest'
import { prepareTagger } from './language/tokens/loaded-tagger.js'
import { writeReport } from './report/write-report.js'

const small = [
  'It is warm here.',
  'Yes, it is.',
  'We had rain all week.',
  'So did we.',
  'The garden liked it.',
  'I bet.',
]

/** The overview of a talk with some small talk before and after what is said. */
const overviewOf = (...said: string[]): Promise<string> => overviewWith('', ...said)

async function overviewWith(scenarioPrompt: string, ...said: string[]): Promise<string> {
  const { overview } = await writeReport({
    scenarioTitle: 'Repair of the boat shed',
    scenarioPrompt,
    postCallPrompt: '',
    language: 'en',
    recipientName: 'Ann',
    managerName: null,
    durationSecs: 300,
    transcript: [...small, ...said, ...small].map((message, at) => ({
      role: at % 2 === 0 ? ('agent' as const) : ('user' as const),
      message,
      time_in_call_secs: at * 8,
      tool_calls: [],
      duration: null,
    })),
  })
  return overview.replace(/\\(?=[^\p{L}\p{N}\s])/gu, '')
}

const begin = ['It is about the roof of the boat shed, it leaks at three places.', 'I know, I saw the water on Monday.']

describe('what a talk comes to', () => {
  beforeAll(() => prepareTagger())

  it('is told with the figure that is settled, not with the one that it replaces', async () => {
    const overview = await overviewOf(
      ...begin,
      'The repair costs four thousand two hundred with new gutters.',
      'That is too much for us. We could pay three thousand six hundred without the gutters.',
      'Three thousand six hundred without the gutters, then, and half of it now.',
      'Agreed. Half of it now.',
    )
    expect(overview).toContain('three thousand six hundred without the gutters')
    expect(overview).not.toContain('four thousand two hundred')
  })

  it('is who asks and who answers, and who agrees', async () => {
    const overview = await overviewOf(
      ...begin,
      'When would you begin with the slates?',
      'On Monday the third of May, with two people.',
      'And I can pay you half of the money on Friday.',
      'Fine.',
    )
    expect(overview).toMatch(
      /In the end [^“]+ asks: “When would you begin with the slates\?” Ann: “On Monday the third of May/,
    )
    expect(overview).toMatch(/The agent: “I can pay you half of the money on Friday\.” Ann agrees: “Fine\.”/)
  })

  it('is all that one of them sums up, without the goodbye', async () => {
    const overview = await overviewOf(
      ...begin,
      'We could do it in May for four thousand, with a pause of two weeks.',
      'Fine.',
      'So we agreed: four thousand for the whole roof, a pause of two weeks in May, and half of it on Friday. Goodbye, Ann.',
      'On Friday, then.',
    )
    expect(overview).toMatch(
      /agree: “We agreed: four thousand for the whole roof, a pause of two weeks in May, and half of it on Friday\.” \(/,
    )
  })

  it('has the short answer to an offer, and no offer that is refused at length', async () => {
    const overview = await overviewOf(
      ...begin,
      'What I could do today is two hundred euros for the wet ceiling.',
      'No, I will not take two hundred, and I have told your firm so in three letters since the summer, as you know.',
      'I could send somebody with a cover for the three holes on Friday.',
      'Friday is fine with me.',
    )
    expect(overview).not.toContain('two hundred')
    expect(overview).toMatch(
      /“I could send somebody with a cover for the three holes on Friday\.”;? Ann: “Friday is fine with me\.”/,
    )
  })

  it('is no bid that the other counters', async () => {
    const overview = await overviewOf(
      ...begin,
      'For the whole roof I could do forty-four hundred.',
      'Thirty-five hundred.',
      'Thirty-eight hundred, and I put in the gutters.',
      'Thirty-eight hundred with the gutters, agreed.',
    )
    expect(overview).not.toContain('forty-four')
  })

  it('is told after the matter, with what its "it" means', async () => {
    const overview = await overviewWith(
      'You play Rosa Lind, keeper of an old boat shed with a roof of slate. The rowing club wants to buy it before the summer.',
      ...small,
      'The rowing club wants to buy the boat shed before the summer, I hear.',
      'Yes, we want to buy it. We could pay nine thousand for the shed.',
      'Nine thousand is fine with me.',
      'Agreed, nine thousand.',
    )
    expect(overview).toMatch(
      /^Rosa Lind is keeper of an old boat shed with a roof of slate; the rowing club wants to buy it before the summer\b/,
    )
  })
})

import { describe, expect, it } from 'vitest'
import { combineReports } from './combined-report/combine-reports.js'
import { writeReport } from './report/write-report.js'
import { evidenceOf, expectSound } from '../test/sound-report.js'
import { readConversations, readNaughtyStrings, talk } from '../test/read-conversations.js'

const conversations = readConversations('')

describe('a report of a real conversation', () => {
  it.each(conversations)('$name keeps the contract, and every quote is verbatim', async ({ conversation }) => {
    expectSound(await writeReport(conversation), conversation)
  })

  it.each(conversations)('$name is retold in the third person, in whole sentences', async ({ conversation }) => {
    const { overview, keyPoints } = await writeReport(conversation)
    for (const text of [overview, ...keyPoints.map(({ content }) => content)]) {
      const unquoted = text.replace(/“[^”]*”/g, '')
      expect(unquoted).not.toMatch(/\b(?:I|me|my|you|your|we|us|our)\b/)
      expect(unquoted).not.toMatch(/\[|<|\b(?:uh|um|mm-hmm|gon na|wan na)\b/)
      expect(text).toMatch(/^[\p{Lu}“\d]/u)
      expect(text).toMatch(/[.?!”]$/)
    }
  })

  it.each(conversations)(
    '$name has an overview of two or three sentences, and key points with a title of their own',
    async ({ conversation }) => {
      const { overview, keyPoints } = await writeReport(conversation)
      const sentences =
        overview
          // What one asks and the other answers is one statement.
          .replace(/“[^”]*”(?= (?:(?!says|asks|answers|offers|refuses|In the end)[^“”:]){1,40}: “)/g, '')
          .replace(/“[^”]*[.?!]”(?= [^(]|$)/g, '.')
          .replace(/“[^”]*”/g, '')
          .replace(/\b(?:Dr|Mr|Mrs|Ms|[ap]\.m)\.(?= [\p{Ll}])|(?:Dr|Mr|Mrs|Ms)\./gu, '')
          .match(/[.?!](?=\s|$)/g) ?? []
      expect(sentences.length).toBeGreaterThanOrEqual(2)
      expect(sentences.length).toBeLessThanOrEqual(3)
      expect(keyPoints.length).toBeGreaterThanOrEqual(1)
      expect(new Set(keyPoints.map(({ title }) => title.toLowerCase())).size).toBe(keyPoints.length)
      expect(new Set(keyPoints.map(({ content }) => content)).size).toBe(keyPoints.length)
    },
  )

  it('is the same whenever it is written', async () => {
    for (const { conversation } of conversations.slice(0, 6))
      expect(await writeReport(conversation)).toEqual(await writeReport(structuredClone(conversation)))
  })

  it('names who lost what, and the result', async () => {
    const { conversation } = conversations.find(({ name }) => name === 'bank-call-004860b1')!
    const report = await writeReport(conversation)
    expect(report.overview).toContain('lost their credit card')
    expect(report.actionItems).toContainEqual(
      expect.objectContaining({
        owner: 'agent',
        status: 'completed',
        text: "Robert has ordered Mary's replacement credit card.",
      }),
    )
    expect(Object.keys(report.visualizations)).toContain('Credit card')
  })

  it('finds the follow-ups of a visit', async () => {
    const { conversation } = conversations.find(({ name }) => name === 'visit-d2n069')!
    const texts = (await writeReport(conversation)).actionItems.map(({ text }) => text).join(' ')
    expect(texts).toContain('have you come back in about a week')
    expect(texts).toContain('two week supply')
  })

  it('says who will do what after a role play, the agent first', async () => {
    const { conversation } = conversations.find(({ name }) => name === 'role-play-feedback')!
    const { actionItems } = await writeReport(conversation)
    expect(actionItems.map(({ owner, text }) => [owner, text])).toEqual([
      ['agent', expect.stringMatching(/update in the channel as soon as you see a delay.*Sam: “Yes, I can do that\.”/)],
      ['agent', 'Sam will write the missing tests by next Wednesday.'],
      ['user', 'Priya will have a fifteen minute check in every Monday at ten.'],
      ['user', 'Priya will move the migration to Alex this week.'],
    ])
  })

  it('changes with the transcript', async () => {
    const original = conversations.find(({ name }) => name === 'bank-call-0002f70f')!.conversation
    const changed = {
      ...original,
      transcript: original.transcript.map((entry) => ({
        ...entry,
        message: entry.message.replace('debit card', 'passport'),
      })),
    }
    const report = JSON.stringify(await writeReport(changed))
    expect(report).toContain('lost their passport')
    expect(report).not.toContain('debit')
  })

  it('points at the turns as they are stored, empty and noisy ones counted', async () => {
    const report = await writeReport(
      talk(
        '',
        '[noise]',
        'Hello, my name is Robert, how can I help you today?',
        'I lost my blue suitcase at the airport in Denver this morning and I need it back by Friday.',
        'I am sorry. I will send you the claim form by email today.',
        'Thank you, that would be great.',
      ),
    )
    const [first] = report.keyPoints
    expect(report.keyPoints.flatMap(({ evidence }) => evidence ?? []).map(({ turn }) => turn)).toContain(3)
    expect(first?.content).toContain('blue suitcase')
    expect(report.actionItems[0]).toMatchObject({
      text: 'Robert will send Ann the claim form by email today.',
      owner: 'agent',
      evidence: [{ turn: 4, t: 16 }],
    })
  })
})

describe('a conversation with little to report', () => {
  it('of fewer than thirty words says how short it was, and judges nothing', async () => {
    const conversation = talk('Hello, this is Clarity.', 'Hi, sorry, I have to go.')
    const report = await writeReport(conversation)
    expectSound(report, conversation)
    expect(report.overview).toContain('10 words in 2 turns')
    expect(report.keyPoints.map(({ content }) => content).join()).toContain('sorry, I have to go')
    expect(report).toMatchObject({ actionItems: [], visualizations: {} })
    expect(report.meta.warnings?.[0]).toContain('10 words')
  })

  it('without any words says so', async () => {
    for (const conversation of [talk(), talk('', '[noise]', '<unk>')]) {
      const report = await writeReport(conversation)
      expect(report.overview).toContain('Nothing that could be understood was said')
      expect(report.keyPoints).toEqual([])
    }
  })

  it('with one side only names the one who spoke', async () => {
    const conversation = talk(
      'I have been waiting for the delivery of my new kitchen for seven weeks.',
      '',
      'The fitters came on Monday and the worktop was broken, so I sent it back.',
      '',
      'I want a refund of 400 dollars before the end of the month.',
    )
    const report = await writeReport(conversation)
    expectSound(report, conversation)
    expect(report.overview).toContain('Ann says nothing.')
  })

  it('in another language is counted and quoted, not judged', async () => {
    const conversation = talk(
      '¡Hola! Soy Clarity. ¿En qué puedo ayudarle hoy con su cuenta bancaria?',
      'Buenos días. He perdido mi tarjeta de crédito y necesito una nueva antes del viernes porque me voy de viaje.',
      'Lo siento mucho. ¿Dónde cree que la perdió?',
      'Creo que la dejé en un restaurante del centro ayer por la noche, pero ya llamé y no la tienen.',
    )
    const report = await writeReport(conversation)
    expectSound(report, conversation)
    expect(report.overview).toContain('Spanish')
    expect(report.overview).toContain('in the original words')
    expect(report).toMatchObject({ actionItems: [], visualizations: {}, meta: { writer: 'offline', language: 'es' } })
    expect(report.keyPoints[0]?.content).toContain('He perdido mi tarjeta')
  })

  it.each([
    [
      'ja',
      'こんにちは。今日はどのようなご用件でしょうか。新しいカードの再発行についてですね。',
      '先週の金曜日に電車の中で財布をなくしてしまいました。カードを止めて、新しいものを送ってください。',
    ],
    [
      'ar',
      'مرحبا، كيف يمكنني مساعدتك اليوم في حسابك المصرفي لدى البنك الوطني؟',
      'لقد فقدت بطاقتي الائتمانية أمس وأحتاج إلى بطاقة جديدة قبل نهاية الأسبوع لأنني سأسافر إلى الخارج مع عائلتي يوم الأحد القادم إن شاء الله وسوف أحتاج إليها هناك كل يوم.',
    ],
    [
      'de',
      'Guten Tag, wie kann ich Ihnen heute mit Ihrem Konto weiterhelfen?',
      'Ich habe gestern meine Karte verloren und brauche bis Freitag eine neue, weil ich am Wochenende mit meiner Familie nach Italien in den Urlaub fahre.',
    ],
  ])('knows %s', async (language, agent, user) => {
    const conversation = talk(agent, user)
    const report = await writeReport(conversation)
    expectSound(report, conversation)
    expect(report.meta.language).toBe(language)
  })
})

describe('what a speaker can do to a report', () => {
  it.each([
    '[click](http://evil.example/x)',
    '<img src=x onerror=alert(1)>',
    '![x](http://evil.example/p.png)',
    '**bold** `code` # heading',
    '<a href="javascript:alert(1)">x</a>',
  ])('cannot make markup of %s', async (attack) => {
    const conversation = {
      ...talk(
        'How can I help you?',
        `I lost my wallet ${attack} and I need a new bank card before Friday.`,
        `We will send you a new card ${attack} by post on Monday.`,
        `Thank you, I have been waiting for the card ${attack} for three weeks now.`,
      ),
      recipientName: `Ann ${attack}`,
      scenarioTitle: `Title ${attack}`,
    }
    const report = await writeReport(conversation)
    expectSound(report, conversation)
    const combined = await combineReports([conversation], `## ${attack}\n\n## Summary`)
    for (const text of [report.overview, ...report.keyPoints.map(({ content }) => content), combined]) {
      expect(text).not.toMatch(/(?<!\\)[<`[\]]/)
    }
    for (const text of [
      ...report.keyPoints.map(({ title }) => title),
      ...report.actionItems.map(({ text }) => text),
      ...Object.keys(report.visualizations),
    ]) {
      expect(text).not.toMatch(/[<>`[\]]/)
    }
  })

  it('does no harm with naughty strings in one talk', async () => {
    const together = talk(...readNaughtyStrings())
    expectSound(await writeReport(together), together)
  })

  const ofEach = 40
  const naughty = readNaughtyStrings()
  const parts = Array.from({ length: Math.ceil(naughty.length / ofEach) }, (_, at) => at * ofEach)
  it.each(parts)('does no harm with naughty strings from the %dth, said or as names', async (at) => {
    const some = naughty.slice(at, at + ofEach)
    const conversation = {
      ...talk(
        ...some.map((text, turn) =>
          turn % 3 === 0 ? text : `I said that ${text} was the reason for the delay of my order.`,
        ),
      ),
      recipientName: some[0] ?? '',
      scenarioTitle: some[1] ?? '',
      managerName: some[2] ?? null,
    }
    expectSound(await writeReport(conversation), conversation)
  })

  it('tolerates emoji, right-to-left text, lone surrogates and times out of order', async () => {
    const conversation = talk(
      'How was your trip to the mountains? 😀😀',
      'It was great 👍🏽 but I lost my \ud800 phone \u202Eenohp on Sunday and the hotel שלום could not find it.',
      'I will call the hotel for you tomorrow.',
      'Thanks 🙏 I need it before Monday because of my work in Berlin.',
    )
    conversation.transcript.forEach((entry, at) => (entry.time_in_call_secs = at === 1 ? Number.NaN : 100 - at))
    expectSound(await writeReport(conversation), conversation)
  })

  it('reads no more than it must of a gigantic turn, and says so', async () => {
    const conversation = talk(
      'Please tell me everything about your project.',
      'I managed the delivery of a new warehouse system for our customers in Norway. '.repeat(1300),
    )
    expect(conversation.transcript[1]?.message.length).toBeGreaterThan(100_000)
    const report = await writeReport(conversation)
    expectSound(report, conversation)
    expect(report.meta.warnings?.[0]).toContain('very long')
  })

  it('reads two thousand turns up to its limit, and says so', async () => {
    const subjects = [
      'invoice',
      'contract',
      'server',
      'holiday',
      'budget',
      'office',
      'printer',
      'customer',
      'meeting',
      'deadline',
    ]
    const conversation = talk(
      ...Array.from(
        { length: 2000 },
        (_, at) =>
          `I talked to number ${at} about the ${subjects[at % 10]} because the ${subjects[(at * 7) % 10]} was late and we need it by Friday.`,
      ),
    )
    const report = await writeReport(conversation)
    expectSound(report, conversation)
    expect(report.meta.warnings?.[0]).toContain('very long')
    expect(
      Math.max(
        ...evidenceOf(report)
          .flat()
          .map(({ turn }) => turn),
      ),
    ).toBeLessThan(2000)
  })
})

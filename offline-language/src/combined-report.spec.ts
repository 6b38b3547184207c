import { combinedReportSections, defaultCombinedReportPrompt } from '@clarity/contracts'
import { describe, expect, it } from 'vitest'
import { combineReports } from './combined-report/combine-reports.js'
import { readConversations, talk } from '../test/read-conversations.js'

const rolePlays = readConversations('role-play').map(({ conversation }) => conversation)
const bankCalls = readConversations('bank-call').map(({ conversation }) => conversation)
const visits = readConversations('visit').map(({ conversation }) => conversation)

const unanswered = talk(
  'Welcome to the demo of our new planning software, which helps your team every day.',
  'Does the planning software work with our old accounting system?',
  'I am not sure about that, honestly.',
  'Okay, then we have to wait with the pilot until somebody can tell us.',
)

function sections(markdown: string): Map<string, string> {
  return new Map(
    markdown
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()]),
  )
}

describe('a combined report', () => {
  it('has its figures and contents before the five default sections, each with content', async () => {
    const report = await combineReports(rolePlays, 'Compare them.')
    const [before = ''] = report.split(/^## /m)
    expect(before).toContain('- **Size:** 5 conversations, with 4 people, 11 minutes in all')
    expect(before).toContain('“Salary negotiation” (Marcus Webb)')
    expect(before).toMatch(/- \*\*Open action items:\*\* \d+, in 5 of 5 conversations/)
    expect(before).toContain('**Contents:** 1\\. Executive Summary · 2\\. Common Themes · 3\\. Key Insights')
    const parts = sections(report)
    expect([...parts.keys()]).toEqual([...combinedReportSections])
    expect(parts.get('Executive Summary')).toContain('Jordan Lee')
    expect(parts.get('Participant Analysis')).toMatch(/^- \*\*Priya Nair\*\*: \d+% of the words, 4 questions; “/m)
    expect(parts.get('Key Insights')).toMatch(/^- Only .+ speaks of \*\*.+\*\*: “/m)
    expect(parts.get('Recommendations')).toContain('Sam will write the missing tests by next Wednesday.')
  })

  it.each([
    [
      'Which promises were made, and by when? Quote each one.',
      'Which promises were made, and by when?',
      /^- \*\*[^*]+\*\*: /,
    ],
    [
      'Read them all. Rank the people from best to worst.',
      'Rank the people from best to worst',
      /does not rank people/,
    ],
  ])('answers the sentence of a prompt without headings: %s', async (prompt, heading, answer) => {
    const parts = sections(await combineReports(rolePlays, prompt))
    expect([...parts.keys()]).toEqual([heading, ...combinedReportSections])
    expect(parts.get(heading)).toMatch(answer)
  })

  it('says that it does not answer a question', async () => {
    const says = 'This report does not answer the question of its prompt.'
    expect(await combineReports(bankCalls, 'Which colour do they like?')).toContain(says)
    expect(await combineReports(bankCalls, '## Cards')).not.toContain(says)
  })

  it('counts themes over the conversations that share them, with their words', async () => {
    const themes = sections(await combineReports(bankCalls, defaultCombinedReportPrompt)).get('Common Themes')
    expect(themes).toContain('**Card**, in 2 of 3: Patricia Brown: “i lost my debit card” (0:17); Mary Smith: “i lost')
  })

  it('names each scenario once and a conversation by its person', async () => {
    const sources = [...bankCalls, ...bankCalls].map((source) => ({ ...source, scenarioTitle: 'Calls to a bank' }))
    const report = await combineReports(sources, defaultCombinedReportPrompt)
    expect(report.split('Calls to a bank')).toHaveLength(2)
    for (const label of ['Mary Smith (1)', 'Mary Smith (2)']) expect(report).toContain(`- **${label}**: `)
  })

  it('is at most 1,000 words long for twelve conversations', async () => {
    const report = await combineReports([...rolePlays, ...visits].slice(0, 12), defaultCombinedReportPrompt)
    expect(report.split(/\s+/).length).toBeLessThanOrEqual(1000)
  })

  it('names the conversation of each of its statements', async () => {
    const same = [...visits, ...bankCalls, ...rolePlays, unanswered, unanswered, talk('hola')]
    const sources = same.map((source, at) => ({ ...source, recipientName: `Reader${at}`, scenarioTitle: 'Practice' }))
    const report = await combineReports(sources, defaultCombinedReportPrompt)
    const statements = sections(report)
    expect(report.split(/^## /m)[0]).toContain('so only counted:** Reader20')
    const lines = [...statements.values()].flatMap((part) =>
      part.split('\n').filter((line) => /^(?:- |\d+\. )/.test(line)),
    )
    expect(lines.length).toBeGreaterThan(35)
    expect(lines.filter((line) => !/Reader\d|all 21/.test(line))).toEqual([])
    const themes = [...statements.get('Common Themes')!.matchAll(/, in (\d+) of 21 \((not )?(.*?)\)/g)]
    expect(themes.length).toBeGreaterThan(1)
    for (const [, count, not, names] of themes)
      expect(names!.match(/Reader\d+/g)).toHaveLength(not ? 21 - Number(count) : Number(count))
  })

  it('quotes a turn in every statement about what was said', async () => {
    const report = sections(
      await combineReports(rolePlays, '## In common\n## Differences\n## Participants\n## Next steps'),
    )
    const lines = [...report.values()].join('\n').split('\n')
    expect(lines.filter((line) => /^(?:- (?!Without)|\d+\. )/.test(line) && !line.includes('“'))).toEqual([])
  })

  it('tells the overview of each conversation, with words that lead to a turn', async () => {
    const summary = sections(await combineReports(rolePlays, defaultCombinedReportPrompt)).get('Executive Summary')!
    const lines = summary.split('\n').filter((line) => line.startsWith('- **'))
    expect(lines).toHaveLength(rolePlays.length)
    for (const [at, { transcript }] of rolePlays.entries()) {
      const quotes = [...lines[at]!.matchAll(/“([^”]+?)(?: …)?”/g)].map(([, quote = '']) => quote.replaceAll('\\', ''))
      expect(quotes.filter((quote) => transcript.some(({ message }) => message.includes(quote)))).not.toEqual([])
    }
  })

  it('says where people name different figures for one thing, and who refuses', async () => {
    const offer = (person: string, ask: string, answer: string) => ({
      ...talk(
        'Thank you for coming. What salary do you have in mind for the new role?',
        `I have thought about my salary and I would like a salary of ${ask} for this role.`,
        'I hear you. The salary of your colleagues in the team is a bit lower than that.',
        `I see, but the salary should reflect what I did for the team. ${answer}`,
      ),
      recipientName: person,
    })
    const sources = [
      offer('Ann', '71,000 euros', 'I can not accept the old salary any longer.'),
      offer('Bo', '74,000 euros', 'I would be happy with that.'),
    ]
    const differences = sections(await combineReports(sources, '## Where they differ')).get('Where they differ')
    expect(differences).toMatch(/Figures on \*\*salary\*\* differ: Ann “.*71,000 euros.*; Bo “.*74,000 euros/)
    expect(differences).not.toContain('Figures on **role**')
    expect(differences).toMatch(/Something is refused in 1 of 2: Ann “[^”]*I can not accept/)
    const elsewhere = [sources[0]!, { ...sources[1]!, scenarioTitle: 'A course' }]
    expect(await combineReports(elsewhere, '## Where they differ')).not.toContain('Figures on')
  })

  it('says what it cannot judge, and gives what is known instead', async () => {
    const prompt = '## Ranking of the participants\n## Scores\n## Recommendations\n## Likelihood of a sale'
    const report = sections(await combineReports(rolePlays, prompt))
    const first = ([, body]: [string, string]) => body.split('\n')[0]
    expect([...report].map(first)).toEqual([
      'This report does not rank people. These are the figures of each, in the order of the conversations.',
      'This report gives no scores. What is known is under **Ranking of the participants**.',
      'This report gives no advice. These points are still open.',
      'This report makes no predictions. What is known is under **Recommendations**.',
    ])
    expect(report.get('Ranking of the participants')).toMatch(/^- \*\*Elena Petrova\*\*: \d+% of the words/m)
  })

  it('has its usual sections too if it answers no heading, such as those in another language', async () => {
    const report = await combineReports(bankCalls, 'Abschnitte:\n1. Zusammenfassung\n2. Unterschiede')
    expect(report).toContain('This report answers no heading of its prompt, so it has its usual sections too.')
    expect([...sections(report).keys()]).toEqual(['Zusammenfassung', 'Unterschiede', ...combinedReportSections])
  })

  it('says what was refused, and what the answer to a refusal of the other side was', async () => {
    const offer = talk(
      'Welcome. The rent of the flat is eleven hundred euros a month, as you know.',
      'I will not pay eleven hundred euros for a flat with a damp wall.',
      'I can not accept less than one thousand euros, because of the new heating.',
      'Then I would stay for two more years if you repair the wall this month.',
    )
    const report = sections(await combineReports([offer], '## How people handled refusal'))
    expect(report.get('How people handled refusal')).toMatch(
      /^- \*\*Ann Lee\*\*: refuses: “I will not pay .*\n- \*\*Ann Lee\*\*: hears a refusal: “I can not accept .*; the answer: “Then I would stay/,
    )
  })

  it.each([
    ['Who was angry, and which promises were made?', ['Who was angry', 'Which promises were made?']],
    ['Who is the best agent?', ['Who is the best agent?']],
  ])('answers each question of a sentence: %s', async (prompt, headings) => {
    const report = sections(await combineReports(bankCalls, prompt))
    expect([...report.keys()]).toEqual([...headings, ...combinedReportSections])
  })

  it('answers what people did with something by the thing, not by figures of the people', async () => {
    const report = sections(await combineReports(rolePlays, '## How people handled fuel\n## What people refused'))
    expect(report.get('How people handled fuel')).toContain('12 percent on fuel')
    expect(report.get('What people refused')).not.toContain('% of the words')
  })

  it('recommends no insult and takes no sarcasm for praise', async () => {
    const angry = talk(
      'Thank you for calling. How can I help you with your delivery today?',
      'Oh great, wonderful, just perfect. Two of my best dispatchers left because of you idiots.',
      'I am sorry to hear that. What happened with the dispatchers?',
      'You are idiots, all of you idiots. The dispatchers left and my delivery is late again. Fantastic job!',
    )
    const report = await combineReports([angry, { ...angry, recipientName: 'Bo Li' }], defaultCombinedReportPrompt)
    expect(report).not.toMatch(/take up|positive|negative|practise/i)
    expect(sections(report).get('Recommendations')).not.toMatch(/idiots/i)
  })

  it('answers a heading of the prompt with the sentences nearest to it', async () => {
    const report = sections(await combineReports(rolePlays, '## Fuel savings\n\n## Submarine maintenance'))
    expect(report.get('Fuel savings')).toContain('12 percent on fuel')
    expect(report.get('Submarine maintenance')).toBe('No conversation mentions this.')
  })

  it('knows what was promised, what was left open and in what mood, without those words', async () => {
    const report = sections(await combineReports(rolePlays, '## What was promised\n## Open questions\n## Mood'))
    expect(report.get('What was promised')).toMatch(/^- \*\*.*\*\*: .*missing tests by next Wednesday\. “/m)
    expect(report.get('Mood')!.match(/^- \*\*.+\*\*: \d+ of 100 \((?:negative|neutral|positive)\)/gm)).toHaveLength(5)
    const calm = sections(await combineReports([talk('hi', 'hi there')], '## Promises\n## Open questions\n## Mood'))
    expect(calm.get('Promises')).toBe('No explicit commitments were made.')
    expect(calm.get('Open questions')).toBe('No question of the recipients was left without an answer.')
    expect(calm.get('Mood')).toBe('- **Ann Lee**: not measured')
  })

  it('names an unanswered question', async () => {
    const report = sections(await combineReports([unanswered], '## Recommendations\n## Unanswered questions'))
    for (const heading of ['Recommendations', 'Unanswered questions'])
      expect(report.get(heading)).toContain('Does the planning software work with our old accounting system?')
  })

  it('is never empty', async () => {
    for (const sources of [[talk()], [talk('', '[noise]')], [talk('hola'), talk('hi there')], visits]) {
      const report = sections(await combineReports(sources, defaultCombinedReportPrompt))
      for (const heading of combinedReportSections) expect(report.get(heading)?.length).toBeGreaterThan(20)
    }
  })

  it('is the same whenever it is written', async () => {
    expect(await combineReports(bankCalls, 'x')).toBe(await combineReports(bankCalls, 'x'))
  })
})

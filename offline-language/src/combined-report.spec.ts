import { combinedReportSections, defaultCombinedReportPrompt } from '@clarity/contracts'
import { describe, expect, it } from 'vitest'
import { combineReports } from './combined-report/combine-reports.js'
import { promptHeadings } from './combined-report/prompt-headings.js'
import { readConversations, talk } from '../test/read-conversations.js'

const rolePlays = readConversations('role-play').map(({ conversation }) => conversation)
const bankCalls = readConversations('bank-call').map(({ conversation }) => conversation)
const visits = readConversations('visit').map(({ conversation }) => conversation)

function sections(markdown: string): Map<string, string> {
  return new Map(
    markdown
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()]),
  )
}

describe('the headings of a prompt', () => {
  it.each([
    ['nothing in particular', 'Tell me what matters.', [...combinedReportSections]],
    ['the default prompt', defaultCombinedReportPrompt, [...combinedReportSections]],
    ['markdown headings', 'Write:\n## Wins\nwhat went well\n## Losses\n', ['Wins', 'Losses']],
    ['headings under one title', '# Report\n## Wins\n## Losses', ['Wins', 'Losses']],
    [
      'a numbered list',
      'Please cover\n1. Pricing objections\n2) Rollout: how fast\n',
      ['Pricing objections', 'Rollout'],
    ],
    ['a list of bullets', '- **Strengths**\n- Weaknesses\n', ['Strengths', 'Weaknesses']],
    ['named sections', 'Use these sections: summary, risks and next steps.', ['Summary', 'Risks', 'Next steps']],
    [
      'a list of instructions',
      '- Write in a friendly tone and never use more than one hundred words\n- Be short',
      [...combinedReportSections],
    ],
  ])('are found in %s', (_, prompt, headings) => {
    expect(promptHeadings(prompt)).toEqual(headings)
  })
})

describe('a combined report', () => {
  it('has the five default sections, each with content from the conversations', async () => {
    const report = sections(await combineReports(rolePlays, 'Compare them.'))
    expect([...report.keys()]).toEqual([...combinedReportSections])
    expect(report.get('Executive Summary')).toContain('5 conversations')
    expect(report.get('Executive Summary')).toContain('Jordan Lee')
    expect(report.get('Participant Analysis')).toMatch(/### Priya Nair[\s\S]*% of what was said/)
    expect(report.get('Recommendations')).toContain('Sam will write the missing tests by next Wednesday.')
    expect(report.get('Key Insights')).toMatch(/^- /)
  })

  it('counts themes over the conversations that share them, with their words', async () => {
    const themes = sections(await combineReports(bankCalls, defaultCombinedReportPrompt)).get('Common Themes')
    expect(themes).toContain('**Card** came up in 2 conversations of 3')
    expect(themes).toContain('“i lost my credit card”')
  })

  it('names the conversations that each of its statements rests on', async () => {
    const unanswered = talk(
      'Welcome to the demo of our new planning software, which helps your team every day.',
      'Does the planning software work with our old accounting system?',
      'I am not sure about that, honestly.',
      'Okay, then we have to wait with the pilot until somebody can tell us.',
    )
    const same = [...visits, ...bankCalls, ...rolePlays, unanswered, unanswered, talk('hola')]
    const sources = same.map((source, at) => ({ ...source, recipientName: `Reader${at}`, scenarioTitle: 'Practice' }))
    const report = await combineReports(sources, defaultCombinedReportPrompt)
    const statements = report.split('\n').filter((line) => /^(?:- |\d+\. )/.test(line))
    expect(statements.length).toBeGreaterThan(50)
    const parts = sections(report)
    const [participants, summary] = [parts.get('Participant Analysis')!, parts.get('Executive Summary')!]
    expect(statements.filter((line) => !participants.includes(line) && !/Reader\d+, “Practice”/.test(line))).toEqual([])
    for (const part of participants.split(/^### /m).slice(1)) expect(part).toMatch(/Spoke .* \(Reader\d+, “Practice”\)/)
    expect(summary).toMatch(/came up in more than one conversation: [^.]*\(Reader\d+, “Practice”; Reader\d+, /)
    expect(summary).toMatch(/action items are open \(Reader\d+, /)
    expect(summary).toContain('counted and quoted: Reader20, “Practice”.')
    const themes = [...parts.get('Common Themes')!.matchAll(/came up in (\d+) conversations.*?: (.*)\.$/gm)]
    expect(themes.some(([, count]) => Number(count) > 3)).toBe(true)
    for (const [, count, names] of themes) expect(names!.split('; ')).toHaveLength(Number(count))
  })

  it('answers a heading of the prompt with the sentences nearest to it', async () => {
    const report = sections(await combineReports(rolePlays, '## Fuel savings\n\n## Submarine maintenance'))
    expect(report.get('Fuel savings')).toContain('12 percent on fuel')
    expect(report.get('Submarine maintenance')).toContain('has nothing to add here')
  })

  it('knows what was promised, what was left open and in what mood, without those words', async () => {
    const report = sections(await combineReports(rolePlays, '## What was promised\n## Open questions\n## Mood'))
    expect(report.get('What was promised')).toMatch(/^- \*\*.*\*\*: .*missing tests by next Wednesday\./m)
    expect(report.get('Mood')!.match(/^- \*\*.+\*\*: \d+ of 100 \((?:negative|neutral|positive)\)$/gm)).toHaveLength(5)
    const calm = sections(await combineReports([talk('hi', 'hi there')], '## Promises\n## Open questions\n## Mood'))
    expect(calm.get('Promises')).toBe('No explicit commitments were made.')
    expect(calm.get('Open questions')).toBe('No question of the recipients was left without an answer.')
    expect(calm.get('Mood')).toBe('- **Ann Lee**: not measured')
  })

  it('names an unanswered question', async () => {
    const conversation = talk(
      'Welcome to the demo of our new planning software, which helps your team every day.',
      'Does the planning software work with our old accounting system?',
      'I am not sure about that, honestly.',
      'Okay, then we have to wait with the pilot until somebody can tell us.',
    )
    const report = sections(await combineReports([conversation], '## Recommendations\n## Unanswered questions'))
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

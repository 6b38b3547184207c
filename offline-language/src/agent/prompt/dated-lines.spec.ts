import { expect, it } from 'vitest'
import { withDatedLines } from './dated-lines.js'

it('reads the dated lines of a CV as what the part was and had', () => {
  const cv = [
    '- 1986 born in Gdansk',
    '- 2005–2008 apprenticeship as an electrician at Siemens',
    '- 2008-2014: Electrician at Bauer, Leipzig',
    '- 2021 to 2022 break (cared for his father)',
    '- since 2022 deputy site manager',
    '- 2019 led a team of four',
  ].join('\n')
  expect(withDatedLines(cv).split('\n')).toEqual([
    'You were born in Gdansk in 1986.',
    'From 2005 to 2008 you had an apprenticeship as an electrician at Siemens.',
    'From 2008 to 2014 you were an electrician at Bauer, Leipzig.',
    'From 2021 to 2022 you had a break: you cared for your father.',
    'Since 2022 you have been a deputy site manager.',
    'In 2019 you led a team of four.',
  ])
})

it('leaves a single line that begins with a year', () => {
  expect(withDatedLines('- 2020 model, one owner\n- new tyres')).toBe('- 2020 model, one owner\n- new tyres')
})

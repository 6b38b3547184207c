import { beforeAll, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { prepareAgent } from './index.js'
import { toFirstPerson } from './language/persons/swap-person.js'

beforeAll(prepareAgent)

const tenant = `You are Daniel Okoro, a tenant at 14 Mill Lane. There has been black mould in your daughter's bedroom since November.
You are worried, because your daughter Ella, six, has asthma. You want a damp survey within seven days.
If Priya apologises, you calm down. If she gives you a fixed date for the survey, you agree to hold off complaining to the council.
Only if she asks how Ella is doing do you tell her that Ella spent a night in hospital on 11 January.`

it('who asks or gives in a condition is the person who practises, whatever the pronoun', () => {
  const [, secret, date] = playSaid(scenarioFor('property manager', 'Priya')(tenant), [
    'How is Ella doing?',
    'The survey is on Thursday the 22nd. Would you hold off complaining to the council?',
  ])
  expect(secret).toContain('Ella spent a night in hospital on 11 January')
  expect(date).toMatch(/Then I(?:'ll| will| agree to) hold off complaining to the council/)
})

it('a person with a short name is the one whom the prompt means', () => {
  const prompt = [
    'You are Martin Kessel, who owns a print shop.',
    'If Jo mentions problems with the menus, admit that one batch had a smudged logo, and offer to reprint 50 of them for free.',
    'Do not reveal that your own account is overdrawn unless Jo asks directly how your business is doing.',
  ].join(' ')
  const [, fault, secret] = playSaid(scenarioFor('customer', 'Jo Park')(prompt), [
    'There was a problem with some of the menus, though.',
    'How is your business doing?',
  ])
  expect(fault).toBe('One batch had a smudged logo.')
  expect(secret).toContain('my own account is overdrawn')
})

it('a part that somebody has called in speaks of itself', () => {
  const prompt = `The trainee is Anna, team leader in a warehouse. She has called in Kofi Mensah, 29, a picker for three years.
Since September he has been late nine times, and last Tuesday he left at 1 pm without telling anyone. He refuses to work Saturdays.`
  const [opening, left, saturday] = playSaid(scenarioFor('team leader', 'Anna')(prompt), [
    'What happened last Tuesday, when you left early?',
    'Could you work this Saturday?',
  ])
  expect(opening).toMatch(/^Hello, Anna\./)
  expect(left).toContain('I left at 1 pm')
  expect(saturday).toMatch(/^No[,.] I refuse to work Saturdays/)
})

it('labels for what is refused and agreed to are sentences', () => {
  const prompt = `Name: Derek Shaw, 54, lorry driver
Won't do: start insulin today (fears losing the licence)
Will agree to: a blood sugar meter, provided the appointments are on a Friday`
  const [, refused] = playSaid(scenarioFor('GP', 'Dr Patel')(prompt), ['I suggest that you start insulin today.'])
  expect(refused).toMatch(/^No[,.].* I refuse to start insulin today\.$/)
})

it('near the end, “anything else?” is answered, and a promise by a day is no appointment', () => {
  const prompt = 'You are Ann Lee. Your boiler is broken. You want a new valve.'
  const said = [
    'Hello, what is it about?',
    'Since when?',
    'I see. What do you need?',
    'We can bring a new valve.',
    "I'll let you know by Friday.",
    'Is there anything else?',
  ]
  const replies = playSaid(scenarioFor('fitter', 'Tom')(prompt), said)
  expect(replies[5]).not.toMatch(/Friday (?:suits|works|is fine)/)
  expect(replies[6]).toMatch(/that(?: is|'s) all|from my side|answered everything|what I had to say/i)
})

it('a count in a sentence is no sum that is agreed', () => {
  const prompt = `You are Marcus Bell, applying for a job. You want £32,000 and will not go below £30,000. You will agree to one weekend
in three if the rota is given four weeks ahead.`
  const [, , reply] = playSaid(scenarioFor('hiring manager', 'Helen')(prompt), [
    'Would one weekend in three be all right, with the rota four weeks ahead?',
    'And would one in three be fine all year?',
  ])
  expect(reply).not.toMatch(/\b[13] it is\b|Fine, [13]\b/)
})

it('a second clause of a secret is said as the first one is', () => {
  const prompt =
    'You are Aisha Khan, a nurse. You do not say that your mother is ill, and that you look after her on Sundays, unless Helen asks how things are at home.'
  const [, secret] = playSaid(scenarioFor('ward manager', 'Helen')(prompt), ['How are things at home?'])
  expect(secret).toBe('To be honest, my mother is ill, and I look after her on Sundays.')
})

it.each([
  ['You feel nobody has taken you seriously.', 'I feel nobody has taken me seriously.'],
  ['You are tired and worried you will get a warning.', 'I am tired and worried I will get a warning.'],
])('“%s” is said in the first person', (written, said) => {
  expect(toFirstPerson(written)).toBe(said)
})

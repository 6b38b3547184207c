import { expect, type Locator, type Page } from '@playwright/test'

type Place = Page | Locator

export const captions = (place: Place) => place.getByRole('log', { name: 'Captions' })

const speakers = { user: 'You\\b.*', agent: '(?!You\\b).+' }

/** Turns as they are shown once the server has stored them. The agent's have the name of its role, or 'Clarity'. */
export const turnsOf = (place: Place, who: keyof typeof speakers) =>
  captions(place).getByText(new RegExp(`^${speakers[who]} \\d+:\\d\\d$`))

export async function startTalk(place: Place): Promise<void> {
  await place.getByRole('button', { name: 'Start conversation' }).click()
  await expect(turnsOf(place, 'agent')).toHaveCount(1)
}

/** Types each turn and waits for its answer. */
export async function talk(place: Place, words: readonly string[]): Promise<void> {
  for (const said of words) {
    const answers = await turnsOf(place, 'agent').count()
    await place.getByRole('textbox', { name: 'Your message' }).fill(said)
    await place.getByRole('textbox', { name: 'Your message' }).press('Enter')
    await expect(captions(place).getByText(said, { exact: true })).toBeVisible()
    await expect(turnsOf(place, 'agent')).toHaveCount(answers + 1)
  }
}

/** Ends the conversation and returns the link to its report. */
export async function endTalk(place: Place): Promise<Locator> {
  await place.getByRole('button', { name: 'End conversation' }).click()
  return finished(place)
}

/** The link to the report, on a page whose conversation is over. */
export async function finished(place: Place): Promise<Locator> {
  await expect(place.getByRole('heading', { name: 'Finished' })).toBeVisible()
  const report = place.getByRole('link', { name: 'Read your report' })
  await expect(report).toBeVisible()
  return report
}

/** The turns of a job applicant: enough for a whole report. */
export const interviewAnswers = [
  'I want to lead people because I like it when others grow. In my last team I trained four new colleagues, and two of them lead a shift today.',
  'One time our booking system failed on a Friday evening. I was not the boss, but I called the developers, split the work among us and told every customer by nine.',
  'My worst decision was to hide a delay from a big customer for a week. They found out, we lost the contract, and since then I report bad news on the same day.',
  'At five o clock I would let my people finish the queue themselves. I would sit beside the slowest one, ask what blocks them, and write down what we change tomorrow.',
] as const

import { csvHeader, expectStatus, importCsv, mainButton, openBatchPage } from '../../browser/admin-batch.ts'
import { openRequests } from '../../browser/admin-conversations.ts'
import { expect, test } from '../vendor-story.ts'

test('Of a batch over Twilio an admin sees who was invited, who has opted out and which number is none', async ({
  page,
  vendors,
  product: { demos },
}) => {
  const [self, recipient, manager, optedOut, noNumber] = Array.from({ length: 5 }, () => demos.newPhone())
  vendors.twilio.optOut(optedOut!)
  vendors.twilio.refuseNumber(noNumber!)
  vendors.expectRefusal(/^Twilio 21610/)
  vendors.expectRefusal(/^Twilio 21211/)

  await openBatchPage(page)
  const people = [
    `recipient,,,Ana Silva,${self}`,
    `manager,Dana Field,${manager},Alex Stone,${recipient}`,
    `recipient,,,Jo Lind,${optedOut}`,
    `recipient,,,Sam Ode,${noNumber}`,
  ]
  await importCsv(page, [csvHeader, ...people].join('\n'))
  await mainButton(page).click()
  for (const number of [1, 2, 3, 4]) await expectStatus(page, number, 'Success')
  expect((await vendors.message(self!, 1)).body).toContain('Hi Ana Silva, your voice demo')
  expect((await vendors.message(recipient!, 1)).body).toContain('Hi Alex Stone, Dana Field invites you')
  expect((await vendors.message(manager!, 1)).body).toContain('we have invited Alex Stone')

  await page.getByRole('link', { name: 'View status' }).last().click()
  await expect(page.getByRole('heading', { name: 'Sam Ode', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText('Invitation failed').first()).toBeVisible()
  await openRequests(page)
  const rowOf = (phone: string) => page.getByRole('row').filter({ hasText: phone })
  await expect(rowOf(noNumber!)).toContainText('Invitation failed')
  await expect(rowOf(noNumber!)).toContainText('Invitation not delivered: Twilio does not accept this phone number.')
  await expect(rowOf(noNumber!)).toContainText(/Check the number/)
  await expect(rowOf(self!)).toContainText('Waiting for a YES or a tap on the link.')
  await expect(rowOf(recipient!)).toContainText('Invited')
  await expect(rowOf(optedOut!)).toContainText('Opted out')
  await expect(rowOf(optedOut!)).toContainText('Nothing is sent to this number until its owner texts START.')
  expect([...vendors.messages(optedOut!), ...vendors.messages(noNumber!)]).toEqual([])
})

import { expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { toldMatter } from './report/summary/told-matter.js'

const language = await loadLanguageModel()

it.each([
  [
    'You are Tobias, adviser at a bank. The account of the caller is frozen because 4,800 euros came from abroad.',
    'The account of Ann is frozen because 4,800 euros came from abroad.',
  ],
  [
    'You are Tobias, adviser at a bank. The account is frozen because the callers sent 4,800 euros from abroad.',
    'The account is frozen because the callers sent 4,800 euros from abroad.',
  ],
  [
    "You are Tobias, adviser at a bank. You've frozen the account of the caller, and have a letter from abroad.",
    'Tobias has frozen the account of Ann, and has a letter from abroad.',
  ],
  [
    "Be an adviser whose account is frozen because the person you're speaking to sent 4,800 euros from abroad.",
    'The agent is an adviser whose account is frozen because Ann sent 4,800 euros from abroad.',
  ],
  [
    'You are Tobias, adviser at a bank. Last week your account was frozen because 4,800 euros came from abroad. You want your account back.',
    "Last week Tobias's account was frozen because 4,800 euros came from abroad. Tobias wants their account back.",
  ],
  [
    'You are Tobias. Last week the account was frozen because 4,800 euros came from abroad. You want nothing if she pays.',
    'Last week the account was frozen because 4,800 euros came from abroad.',
  ],
])('who calls has a name: %s', (scenarioPrompt, told) => {
  const said = ['Hello.', 'My account is frozen.', 'That is so because 4,800 euros came from abroad.']
  const source = { ...talk(...said), scenarioTitle: 'A frozen account', scenarioPrompt }
  expect(toldMatter(readConversation(source, language), scenarioPrompt, language.tag)).toBe(told)
})

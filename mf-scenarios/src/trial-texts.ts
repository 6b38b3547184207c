/** Texts of the trials in the form: of a report, and of a talk. */
export const trialTexts = {
  previewTitle: 'What would the report say now?',
  previewHelp: 'Writes the report of a stored conversation with the prompts and goals above. Nothing is saved or sent.',
  write: 'Write a preview',
  changed: 'The form has changed since this preview.',
  talkTitle: 'Try the conversation',
  talkHelp:
    'Talk in writing with the role above. Nothing is saved. Voice and speed are those of the real conversation.',
  start: 'Start a test talk',
  again: 'Start again',
  message: 'Your message',
  send: 'Send',
  agent: 'Clarity',
  you: 'You',
  thinking: 'Clarity is answering...',
  closed: 'Clarity has ended the conversation.',
  full: 'This test talk is as long as it can be.',
  log: 'Test talk',
} as const

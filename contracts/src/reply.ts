/** What a reply by SMS can mean. */
export type ReplyMeaning = 'yes' | 'no' | 'stop' | 'start' | 'help' | 'unclear'

/** The text that asks a manager without a session to confirm before the recipient is invited. */
export function managerQuestion(recipientName: string): string {
  return `Clarity: Reply YES to send ${recipientName} the invitation. Reply STOP to opt out.`
}

/** The answer if a reply to that text was not understood. */
export function managerClarification(recipientName: string): string {
  return `Clarity: Sorry, we did not understand that. Reply YES to send ${recipientName} the invitation, HELP for help, STOP to opt out.`
}

/** The template name under which that question is stored. */
export type ManagerQuestionName = 'manager_question'

/** Answers to replies, except those that a carrier sends itself. */
export const replyTexts = {
  help: 'Clarity: voice demos with an AI, by invitation, and a report by SMS. Reply YES to get your call, STOP to opt out. Msg & data rates may apply.',
  started: 'Clarity: You will get our messages again. Reply YES to an invitation to get your call, STOP to opt out.',
  declined: 'Clarity: OK, we will not call you. Changed your mind? Reply YES. Reply STOP to opt out.',
  clarify:
    'Clarity: Sorry, we did not understand that. Reply YES to get your call now, HELP for help, STOP to opt out.',
} as const
export type ReplyTextName = keyof typeof replyTexts

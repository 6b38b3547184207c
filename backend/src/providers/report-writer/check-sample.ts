import type { ConversationToReport } from './report-writer.js'

/** Enough turns for a complete report. */
export const sampleConversation: ConversationToReport = {
  scenarioTitle: 'Late deliveries',
  scenarioPrompt: 'You are the customer of a warehouse.',
  postCallPrompt: '',
  language: 'en',
  recipientName: 'Alex',
  managerName: null,
  durationSecs: 40,
  transcript: [
    'Hello, this is Sam. Our last three deliveries came late, and our shop had to close for a day.',
    'I am sorry to hear that. The deliveries were late because two of our drivers were ill last week.',
    'That does not help my shop. What will you do about the next delivery?',
    'I will send the next delivery on Monday morning, and I will call you as soon as the driver has left.',
    'Good. Please send me the new dates by email as well.',
    'I will do that today. Thank you for your patience, and goodbye.',
  ].map((message, at) => ({
    role: at % 2 === 0 ? 'agent' : 'user',
    message,
    time_in_call_secs: at * 7,
    tool_calls: [],
    duration: null,
  })),
}

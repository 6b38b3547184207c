import { welcomeTexts } from '../../texts'

/** By the widget's own keys (`text-contents`). */
export const widgetTexts = {
  main_label: welcomeTexts.action,
  start_call: welcomeTexts.start,

  end_call: 'End conversation',
  listening_status: 'Clarity is listening',
  speaking_status: 'Clarity is speaking',
  connecting_status: 'Connecting…',
  chatting_status: 'Text chat',
  input_label: 'Your message',
  input_placeholder: 'Type a message',
  input_placeholder_text_only: 'Type a message',
  send_message: 'Send',
  mute_microphone: 'Mute',
} as const

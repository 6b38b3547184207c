import { welcomeTexts } from '../../texts'

/** By the widget's own keys (`text-contents`). */
export const widgetTexts = {
  main_label: welcomeTexts.action,
  start_call: welcomeTexts.start,

  end_call: 'End conversation',
  listening_status: 'Clarity listens',
  speaking_status: 'Clarity speaks',
  connecting_status: 'Connecting…',
  chatting_status: 'In writing',
  input_label: 'Your words',
  input_placeholder: 'Type here',
  input_placeholder_text_only: 'Type here',
  send_message: 'Send',
  mute_microphone: 'Microphone off',
} as const

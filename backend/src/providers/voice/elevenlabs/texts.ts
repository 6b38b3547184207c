import type { AllowedOverrides } from './elevenlabs-initiation.js'

/** What an operator reads of ElevenLabs. */
export const elevenLabsTexts = {
  name: 'ElevenLabs',
  summary: 'Its agent talks with people, on real phones and on the page.',
  noEvents: (secs: number) =>
    `The ends of conversations are not told: each one comes in by asking, ${secs} s later at the earliest.`,
  noSecret: (secs: number) =>
    `No webhook secret: every event is refused, and each conversation comes in by asking, ${secs} s later at the earliest.`,
  noSecretRemedy:
    'Set ELEVENLABS_WEBHOOK_SECRET to the secret that ElevenLabs shows for the post-call webhook, and restart.',
  agent: {
    exists: (name: string) => `The agent is there: ${name}.`,
    missing: (id: string) => `There is no agent ${id}: nobody can talk.`,
    missingRemedy: 'Set ELEVENLABS_AGENT_ID to the id of one of the account’s agents, and restart.',
  },
  phone: {
    exists: (number: string) => `It calls from ${number}.`,
    missing: (id: string) => `There is no phone number ${id}: nobody can be called.`,
    missingRemedy:
      'Import one of Twilio’s numbers in ElevenLabs, set ELEVENLABS_PHONE_NUMBER_ID to its id, and restart.',
    notTwilio: (number: string) => `${number} is not one of Twilio’s: calls are placed through Twilio.`,
  },
  overrides: {
    allowed: (names: string) => `The agent permits to override ${names}.`,
    names: {
      prompt: 'the prompt',
      firstMessage: 'the first message',
      language: 'the language',
      textOnly: 'text_only',
    } satisfies Record<keyof AllowedOverrides, string>,
    refused: {
      prompt: 'The agent does not permit to override the prompt: its own must name {{scenario_prompt}}.',
      firstMessage: 'The agent does not permit to override the first message: its own must name {{first_message}}.',
      language: 'The agent does not permit to override the language: it speaks its own, whatever the scenario says.',
      textOnly: 'The agent does not permit text_only: a page that only types is answered in sound that nobody hears.',
    } satisfies Record<keyof AllowedOverrides, string>,
    remedy: 'Allow it in the agent’s security settings, and restart: they are read at the start.',
    stale: 'The agent’s overrides were changed after this server read them.',
    staleRemedy: 'Restart: until then conversations begin as the settings were.',
  },
  webhook: {
    ours: 'Ends of conversations are posted to this server.',
    missing: 'No post-call webhook leads to this server: each conversation comes in by asking, and later.',
    missingRemedy: (ours: string) => `Set the workspace’s post-call webhook to ${ours}.`,
    disabled: 'The post-call webhook is switched off: each conversation comes in by asking, and later.',
    disabledRemedy: 'Switch it on again in ElevenLabs; after many failures it switches itself off.',
    hidden: 'The key may not list webhooks, so nobody can tell whether the post-call webhook leads here.',
    hiddenRemedy: 'Look at it in ElevenLabs, or let the key read the workspace’s webhooks.',
  },
} as const

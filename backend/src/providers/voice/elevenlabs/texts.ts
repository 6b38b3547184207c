import type { AllowedOverrides } from './elevenlabs-initiation.js'

/** Texts of ElevenLabs on the providers page. */
export const elevenLabsTexts = {
  name: 'ElevenLabs',
  summary: 'Its agent talks with people on real phones and on the page.',
  noEvents: (secs: number) =>
    `Conversation results are not pushed to this server. They are fetched, ${secs} s after the end at the earliest.`,
  noSecret: (secs: number) =>
    `No webhook secret: every event is refused. Conversations are fetched instead, ${secs} s after the end at the earliest.`,
  noSecretRemedy:
    'Set ELEVENLABS_WEBHOOK_SECRET to the secret that ElevenLabs shows for the post-call webhook, and restart.',
  agent: {
    exists: (name: string) => `The agent exists: ${name}.`,
    missing: (id: string) => `There is no agent ${id}: no one can talk.`,
    missingRemedy: 'Set ELEVENLABS_AGENT_ID to the id of one of the account’s agents, and restart.',
  },
  phone: {
    exists: (number: string) => `Calls come from ${number}.`,
    missing: (id: string) => `There is no phone number ${id}: no one can be called.`,
    missingRemedy:
      'Import one of Twilio’s numbers in ElevenLabs, set ELEVENLABS_PHONE_NUMBER_ID to its id, and restart.',
    notTwilio: (number: string) => `${number} is not a Twilio number, but calls are placed through Twilio.`,
  },
  overrides: {
    allowed: (names: string) => `The agent allows overriding ${names}.`,
    names: {
      prompt: 'the prompt',
      firstMessage: 'the first message',
      language: 'the language',
      textOnly: 'text_only',
    } satisfies Record<keyof AllowedOverrides, string>,
    refused: {
      prompt: 'The agent does not allow overriding the prompt: its own prompt must contain {{scenario_prompt}}.',
      firstMessage: 'The agent does not allow overriding the first message: its own must contain {{first_message}}.',
      language: 'The agent does not allow overriding the language: the scenario’s language is ignored.',
      textOnly: 'The agent does not allow text_only: people who only type are answered in audio they cannot hear.',
    } satisfies Record<keyof AllowedOverrides, string>,
    remedy: 'Allow it in the agent’s security settings and restart. The settings are read at the start.',
    stale: 'The agent’s overrides were changed after this server read them.',
    staleRemedy: 'Restart. Until then conversations use the earlier settings.',
  },
  webhook: {
    ours: 'Conversation results are posted to this server.',
    missing: 'No post-call webhook leads to this server: conversations are fetched instead, later.',
    missingRemedy: (ours: string) => `Set the workspace’s post-call webhook to ${ours}.`,
    disabled: 'The post-call webhook is disabled: conversations are fetched instead, later.',
    disabledRemedy: 'Enable it again in ElevenLabs. It is disabled automatically after many failures.',
    hidden: 'The key may not list webhooks, so it is not known whether the post-call webhook leads here.',
    hiddenRemedy: 'Check it in ElevenLabs, or let the key read the workspace’s webhooks.',
  },
} as const

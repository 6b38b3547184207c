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
    remedy:
      'In ElevenLabs open Agents › the agent › Security › Overrides, allow it, and restart. The settings are read at the start, and again after a refusal.',
    stale: 'The agent’s overrides were changed after this server read them.',
    staleRemedy: 'Restart. Until then conversations use the earlier settings.',
  },
  refused: 'ElevenLabs refuses the account (400).',
  conversation: {
    fine: 'The agent sends its words and its sound to pages, and needs a signed address.',
    noEvents: (events: string) => `Pages show no captions or play no sound: the agent does not send ${events}.`,
    noEventsRemedy: 'In ElevenLabs open Agents › the agent › Advanced › Client events, and add them.',
    notPcm: (format: string) => `The agent’s audio is ${format}, which is made for phones and sounds worse on a page.`,
    notPcmRemedy:
      'In ElevenLabs open Agents › the agent › Advanced and Voice, and choose PCM as the input and the output format.',
    open: 'Everybody who knows the agent’s id can talk with it, at your cost.',
    openRemedy: 'In ElevenLabs open Agents › the agent › Security, and enable authentication.',
    allowList: 'The agent has a list of allowed hosts. With signed addresses it is not needed, and may refuse pages.',
    allowListRemedy: 'In ElevenLabs open Agents › the agent › Security › Allowlist, and remove its hosts.',
  },
  webhook: {
    ours: 'Conversation results are posted to this server.',
    missing: 'No post-call webhook leads to this server: conversations are fetched instead, later.',
    missingRemedy: (ours: string) =>
      `In ElevenLabs open Agents › Settings › Post-call webhook, and create one for ${ours}.`,
    notChosen:
      'A webhook leads to this server, but it is not chosen for conversations: they are fetched instead, later.',
    notChosenRemedy: (ours: string) =>
      `In ElevenLabs open Agents › Settings › Post-call webhook, and choose the one for ${ours}.`,
    noTranscripts: 'The post-call webhook gets no transcripts: conversations are fetched instead, later.',
    noFailedCalls: 'The post-call webhook is not told of calls that could not be started: they are noticed later.',
    eventsRemedy:
      'In ElevenLabs open Agents › Settings › Post-call webhook › Events, and select transcripts and failed calls.',
    withoutWords: 'The post-call webhook sends conversations without words, so their reports would be empty.',
    withoutWordsRemedy: 'In ElevenLabs open Agents › Settings › Post-call webhook, and switch on the transcript.',
    disabled: 'The post-call webhook is disabled: conversations are fetched instead, later.',
    disabledRemedy:
      'In ElevenLabs open Settings › Webhooks, and enable it. It is disabled automatically after many failures.',
    hidden: 'The key may not list webhooks, so it is not known whether the post-call webhook leads here.',
    hiddenRemedy:
      'Look at Agents › Settings › Post-call webhook in ElevenLabs, or let the key read the workspace’s webhooks.',
  },
} as const

import type { Endured } from './endure.ts'
import type { Story } from './story.ts'

/** The final state of every attempt with an unknown outcome, by the servers' logs and the rows. */
export function countSettled({ machines, rows, vendors, people }: Endured): string[][] {
  const log = machines.printed.join('\n')
  const ids = (pattern: RegExp) => new Set([...log.matchAll(pattern)].map(([, id]) => id!))
  const messages = ids(/The outcome of message (\S+) is unknown/g)
  const calls = ids(/The outcome of call (\S+) is unknown/g)
  const ofMessages = rows.messages.filter(({ id }) => messages.has(id))
  const ofCalls = rows.calls.filter(({ id }) => calls.has(id))
  const ended = new Set(rows.attempts.filter(({ state }) => state === 'ended').map(({ id }) => id))
  const untold = vendors.elevenLabs.conversations.filter((talk) => hasNoEvent(people.ofConversation(talk)))
  const asked = untold.filter(({ clientData }) => ended.has(String(clientData.dynamic_variables?.['attempt_id'])))
  const known = new Set(vendors.elevenLabs.conversations.map(({ id }) => id))
  const unopened = rows.attempts.filter(({ state, provider_id }) => state !== 'ended' && !known.has(provider_id ?? ''))
  const count = (what: string, list: readonly unknown[], by: string) => [what, String(list.length), by]
  return [
    count(
      'whether a message was taken',
      ofMessages.filter(({ attempt, state }) => attempt === 1 && state === 'sent'),
      "it was: Twilio's list or its delivery report said so",
    ),
    count(
      '',
      ofMessages.filter(({ attempt, state }) => attempt > 1 && state === 'sent'),
      'it was not: sent again',
    ),
    count(
      '',
      ofMessages.filter(({ state }) => state !== 'sent'),
      'it was not, and may not be any more: opted out',
    ),
    count(
      'whether a call was placed',
      ofCalls.filter(({ attempt }) => attempt === 1),
      "it was: ElevenLabs' list or its event said so",
    ),
    count(
      '',
      ofCalls.filter(({ attempt }) => attempt > 1),
      'it was not: placed again',
    ),
    count('how a conversation ended', asked, 'ElevenLabs, asked, since no event came'),
    count('', unopened, 'none: no page connected to that session'),
  ]
}

function hasNoEvent(story: Story | undefined): boolean {
  return story?.met.some(({ step, fault }) => step === 'ElevenLabs: event' && fault === 'none') ?? false
}

import type { AgentScenario } from '../prompt/agent-scenario.js'

/** A text with its {{placeholders}} filled; an unknown one is removed together with the space before it. */
export function fillPlaceholders(text: string, { recipientName, recipientRole, title }: AgentScenario): string {
  const values: Record<string, string> = {
    recipient_name: recipientName,
    recipient_role: recipientRole,
    scenario_title: title,
    name: recipientName,
    user_name: recipientName,
  }
  return text.replace(/(,?\s?)\{\{\s*([\w.-]{1,40})\s*\}\}/g, (_, before: string, name: string) => {
    const value = Object.hasOwn(values, name.toLowerCase())
      ? (values[name.toLowerCase()] ?? '').trim().slice(0, 100)
      : ''
    return value ? before + value : ''
  })
}

export const builtinVoiceTexts = {
  name: 'Built-in voice',
  summary: 'Calls ring in the phone simulator, and pages talk with the built-in agent; no real phone rings.',
  works: 'Nobody outside is needed: calls ring in the phone simulator.',
} as const

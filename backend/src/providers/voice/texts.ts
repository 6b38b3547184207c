export const builtinVoiceTexts = {
  name: 'Built-in voice',
  summary: 'Calls ring in the phone simulator, and pages talk with the built-in agent. No real phone rings.',
  works: 'No outside service is needed: calls ring in the phone simulator.',
} as const

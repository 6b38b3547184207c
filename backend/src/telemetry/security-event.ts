/** What the log and the metrics record for those who look after the installation's security. */
export const securityEvents = [
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'refusal',
  'lockout',
  'release',
  'export',
  'erasure',
  'setting',
  'token',
  'account',
  'person',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

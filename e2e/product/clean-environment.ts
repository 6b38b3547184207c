/**
 * The developer's own settings must not reach the product under test. The same holds for the test runner's FORCE_COLOR:
 * together with NO_COLOR it makes Node print a warning.
 */
const own =
  /^(PORT|HOST|ROLE|PUBLIC_URL|DATABASE_URL|DATA_DIR|TRUST_PROXY|ALLOWED_HOSTS|STRANGERS|QUIET_HOURS|SUPPORT_PHONE|GEOIP_DB|INVITATION_DAYS|CURRENCY|MONTHLY_BUDGET|RELEASE_TOKEN(_SCOPE)?|NODE_OPTIONS|NO_COLOR|FORCE_COLOR)$|^(ADMIN|PRICE|RETENTION|SMS|VOICE|ELEVENLABS|TWILIO|REPORT|LLM)_/

export function cleanEnvironment(added: Record<string, string>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !own.test(name))
  return { ...Object.fromEntries(kept), ...added }
}

import type { ProviderFinding, ProviderSetting } from '@clarity/contracts'
import { bad, caution } from './findings.js'
import { settingTexts } from './texts.js'

/** A variable whose value may be seen. */
export function shown(
  name: string,
  value: string | number | null,
  finding: ProviderFinding | null = null,
): ProviderSetting {
  return { name, is_set: value !== null, value: value === null ? null : String(value), finding }
}

/** A variable of which nobody sees more than that it is set: the value itself does not come this far. */
export function secret(name: string, isSet: boolean, finding: ProviderFinding | null = null): ProviderSetting {
  return { name, is_set: isSet, value: null, finding }
}

/** Without the user and the password that an address may carry. */
export function addressOf({ origin, pathname }: URL): string {
  return origin + pathname.replace(/\/$/, '')
}

/** The address at which a provider is to reach us; `consequence` is what comes of it where it cannot. */
export function publicAddress(url: URL, provider: string, consequence: string): ProviderSetting {
  const given = addressOf(url)
  const { remedy } = settingTexts.publicUrl
  const finding = isOfThisMachine(url)
    ? bad(settingTexts.publicUrl.unreachable(given, provider, consequence), remedy)
    : url.protocol === 'http:'
      ? caution(settingTexts.publicUrl.notSecure(given), remedy)
      : null
  return shown('PUBLIC_URL', given, finding)
}

function isOfThisMachine({ hostname }: URL): boolean {
  return /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/.test(hostname)
}

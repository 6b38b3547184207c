import type { ProviderFinding, ProviderSetting } from '@clarity/contracts'
import { bad, caution } from './findings.js'
import { settingTexts } from './texts.js'

/** A variable whose value may be shown. */
export function shown(
  name: string,
  value: string | number | null,
  finding: ProviderFinding | null = null,
): ProviderSetting {
  return { name, is_set: value !== null, value: value === null ? null : String(value), finding }
}

/** A secret variable: the page shows only whether it is set. The value is not even passed in. */
export function secret(name: string, isSet: boolean, finding: ProviderFinding | null = null): ProviderSetting {
  return { name, is_set: isSet, value: null, finding }
}

/** The address without its user and password. */
export function addressOf({ origin, pathname }: URL): string {
  return origin + pathname.replace(/\/$/, '')
}

/** The address at which a provider reaches this server; `consequence` says what fails if it cannot. */
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

import { Text } from '@clarity/admin-kit'
import type { ProviderSetting } from '@clarity/contracts/provider'
import { Finding } from './finding'
import { texts, valueOf } from './texts'

/** Variables with a problem are in view; the others are collapsed. */
export function SettingTroubles({ settings }: { readonly settings: readonly ProviderSetting[] }) {
  const troubles = settings.flatMap(({ finding }) => (finding && finding.tone !== 'good' ? [finding] : []))
  if (troubles.length === 0) return null
  return (
    <div className="findings">
      {troubles.map((finding) => (
        <Finding key={finding.sentence} finding={finding} />
      ))}
    </div>
  )
}

/** Each variable with what it is now; of what is secret no more than that it is set. */
export function ProviderSettings({ settings }: { readonly settings: readonly ProviderSetting[] }) {
  return (
    <details className="provider-part">
      <summary>{texts.settings(settings.length)}</summary>
      <dl className="settings">
        {settings.map((setting) => (
          <div key={setting.name}>
            <dt>{setting.name}</dt>
            <dd>
              <Text size="sm" span {...(setting.value === null && { c: 'dimmed' })}>
                {valueOf(setting)}
              </Text>
              {setting.finding?.tone === 'good' && (
                <Text size="sm" c="dimmed">
                  {setting.finding.sentence}
                </Text>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

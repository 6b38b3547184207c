import { ConfirmDialog, Group, Text, Title } from '@clarity/admin-kit'
import { ShortList } from '../parts/short-list'
import { CreateToken } from './create-token'
import type { NamedModule } from './scope-words'
import { texts } from './texts'
import { tokenColumns } from './token-columns'
import { tokensApi } from './tokens.api'
import './tokens.css'
import { useRevokeToken } from './use-revoke-token'

/** The tokens by which programs release modules: all of them, a new one, and an end to each. */
export function TokensSection({ modules }: { readonly modules: readonly NamedModule[] }) {
  const tokens = tokensApi.useListTokensQuery(undefined, { refetchOnMountOrArgChange: true })
  const revoking = useRevokeToken()
  return (
    <section aria-label={texts.title} className="tokens">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4">
          {texts.title}
        </Title>
        <CreateToken modules={modules} />
      </Group>
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      <ShortList query={tokens} columns={tokenColumns(modules, revoking.ask)} texts={texts} />
      <ConfirmDialog
        isOpen={revoking.isOpen}
        title={texts.askRevoke(revoking.name)}
        confirm={texts.revoke}
        isDangerous
        isBusy={revoking.isBusy}
        onConfirm={() => void revoking.confirm()}
        onCancel={revoking.cancel}
      >
        {texts.askRevokeBody}
      </ConfirmDialog>
    </section>
  )
}

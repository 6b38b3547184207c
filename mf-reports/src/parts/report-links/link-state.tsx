import { CopyId, ErrorBanner, Group, Moment, Skeleton, Text } from '@clarity/admin-kit'
import { reportLinkTexts } from '@clarity/contracts/report-link'
import { useGetReportLinkQuery } from '../../report-links.api'
import { linkTexts } from './texts'
import { sharedTexts } from '../../texts'
import { LinkBadge } from './link-badge'

/** Whether the link is open, its address, and when it expires. */
export function LinkState({ reportId }: { readonly reportId: string }) {
  const { data: link, isError, refetch } = useGetReportLinkQuery(reportId, { refetchOnMountOrArgChange: true })
  if (isError) return <ErrorBanner onRetry={() => void refetch()}>{reportLinkTexts.fetchFailed}</ErrorBanner>
  if (!link) return <Skeleton height={52} role="status" aria-label={sharedTexts.loading} />
  const address = link.short_code && new URL(link.short_code, location.origin).href
  return (
    <div>
      <Group gap="xs">
        <LinkBadge state={link.state} />
        {address && (
          <Text size="sm" className="reports-link-address">
            {address}
          </Text>
        )}
        {address && <CopyId name={linkTexts.address}>{address}</CopyId>}
      </Group>
      {/* What was closed by hand has no end to wait for. */}
      {link.state !== 'revoked' && (
        <Text size="sm" c="dimmed">
          {link.expires_at === null ? (
            linkTexts.neverExpires
          ) : (
            <>
              {link.state === 'expired' ? linkTexts.expiredAt : linkTexts.expiresAt} <Moment at={link.expires_at} />
            </>
          )}
        </Text>
      )}
    </div>
  )
}

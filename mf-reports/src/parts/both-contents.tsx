import { ErrorBanner, Skeleton } from '@clarity/admin-kit'
import type { ReactNode } from 'react'
import { sharedTexts } from '../texts'

interface ContentQuery<Content> {
  readonly isError: boolean
  readonly currentData?: { readonly report_content: Content } | undefined
  refetch(): unknown
}

interface BothContentsProps<Content> {
  readonly one: ContentQuery<Content>
  readonly other: ContentQuery<Content>
  /** Shown if one of them fails; a retry asks only for what failed. */
  readonly failed: string
  children(one: Content, other: Content): ReactNode
}

/** Two contents of reports that are shown together, once both are loaded. */
export function BothContents<Content>({ one, other, failed, children }: BothContentsProps<Content>) {
  const retry = () => [one, other].filter(({ isError }) => isError).forEach(({ refetch }) => void refetch())
  if (one.isError || other.isError) return <ErrorBanner onRetry={retry}>{failed}</ErrorBanner>
  if (!one.currentData || !other.currentData)
    return <Skeleton height={240} role="status" aria-label={sharedTexts.loading} />
  return children(one.currentData.report_content, other.currentData.report_content)
}

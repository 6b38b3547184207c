import { Alert, Button, ErrorBanner, icons } from '@clarity/admin-kit'
import { useLazyCheckAuditQuery } from './audit.api'
import { texts } from './texts'

const { check } = texts

/** Computes the chain again, and says whether it holds. */
export function ChainCheck() {
  const [run, { data, isFetching, isError }] = useLazyCheckAuditQuery()
  return (
    <>
      <Button
        variant="default"
        className="audit-check"
        leftSection={<icons.Check size={16} aria-hidden />}
        loading={isFetching}
        onClick={() => void run()}
      >
        {check.button}
      </Button>
      {isError && <ErrorBanner>{check.failed}</ErrorBanner>}
      {data && !isError && data.broken && (
        <ErrorBanner>
          {check.broken(data.broken.position)} {data.broken.reason}
        </ErrorBanner>
      )}
      {data?.holds && !isError && (
        <Alert role="status">
          {check.holds(data.rows)} {data.pruned > 0 && check.pruned(data.pruned)}
        </Alert>
      )}
    </>
  )
}

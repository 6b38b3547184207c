import { Anchor, icons, Link, ListView, PageFrame, useListAddress, usePagedRows } from '@clarity/admin-kit'
import { batchPath } from '../../batch-paths'
import { useListBatchesInfiniteQuery } from '../../batch.api'
import { texts } from '../../texts'
import { earlierColumns } from './earlier-columns'

/** The batches that were begun, by every admin, with their results. */
export default function EarlierPage() {
  const address = useListAddress()
  const list = usePagedRows(useListBatchesInfiniteQuery(address.query, { refetchOnMountOrArgChange: true }))
  return (
    <PageFrame
      title={texts.earlier}
      back={
        <Anchor component={Link} to={batchPath} size="sm" className="batch-earlier">
          <icons.ArrowLeft size={16} aria-hidden />
          {texts.backToBatch}
        </Anchor>
      }
    >
      <ListView
        label={texts.earlier}
        address={address}
        list={list}
        columns={earlierColumns}
        rowId={({ id }) => id}
        none={{ text: texts.earlierNone, hint: texts.earlierHint }}
        failure={() => texts.earlierFailed}
      />
    </PageFrame>
  )
}

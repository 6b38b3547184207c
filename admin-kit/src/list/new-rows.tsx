import { Button } from '@mantine/core'
import { texts } from '../texts'

/** Announces rows that were added since the list was read, without moving it. */
export function NewRows({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  return (
    <div role="status" className="kit-new-rows">
      {count > 0 && (
        <Button size="compact-sm" variant="light" onClick={onShow}>
          {texts.newRows(count)}
        </Button>
      )}
    </div>
  )
}

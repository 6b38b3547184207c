import { Skeleton } from '@clarity/admin-kit'
import { texts } from '../../texts'

const widths = [46, 30, 58, 22, 50, 36]

/** Bubbles without words, while the transcript is loading. */
export function TranscriptSkeleton() {
  return (
    <div className="talk-frame talk-skeleton" role="status" aria-label={texts.transcript.loading}>
      {widths.map((width, index) => (
        <Skeleton key={width} height={44} width={`${width}%`} radius={14} ml={index % 2 === 0 ? 0 : 'auto'} />
      ))}
    </div>
  )
}

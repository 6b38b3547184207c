import { Anchor, icons, Link } from '@clarity/admin-kit'
import { texts } from '../../../texts'
import { earlierPath } from '../../../batch-paths'

/** The way to the list of batches. */
export function EarlierLink() {
  return (
    <Anchor component={Link} to={earlierPath} size="sm" className="batch-earlier">
      <icons.FileText size={16} aria-hidden />
      {texts.earlier}
    </Anchor>
  )
}

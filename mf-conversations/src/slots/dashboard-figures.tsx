import type { SlotFilling } from '@clarity/admin-kit'
import { RequestFigures } from '../features/request-figures/request-figures'

export default RequestFigures satisfies SlotFilling<'dashboard-figures'>

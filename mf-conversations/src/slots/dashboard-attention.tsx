import type { SlotFilling } from '@clarity/admin-kit'
import { NeedsAttention } from '../features/request-figures/needs-attention'

export default NeedsAttention satisfies SlotFilling<'dashboard-attention'>

import type { SlotFilling } from '@clarity/admin-kit'
import { GoalFigures } from '../features/goal-figures/goal-figures'

export default GoalFigures satisfies SlotFilling<'dashboard-figures'>

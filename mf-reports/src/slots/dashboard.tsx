import type { SlotFilling } from '@clarity/admin-kit'
import { LatestReports } from '../features/latest-reports/latest-reports'

export default LatestReports satisfies SlotFilling<'dashboard'>

import type { SlotFilling } from '@clarity/admin-kit'
import { ReportFigures } from '../features/report-figures/report-figures'

export default ReportFigures satisfies SlotFilling<'dashboard-figures'>

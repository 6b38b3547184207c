import type { SlotFilling } from '@clarity/admin-kit'
import '../slot-props'
import { ReportPreview } from '../features/report-preview/report-preview'

export default ReportPreview satisfies SlotFilling<'report-preview'>

import type { SlotFilling } from '@clarity/admin-kit'
import { RequestReport } from '../features/request-report/request-report'

export default RequestReport satisfies SlotFilling<'request-page'>

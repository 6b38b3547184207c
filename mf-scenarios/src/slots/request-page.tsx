import type { SlotFilling } from '@clarity/admin-kit'
import { RequestGoals } from '../features/request-goals/request-goals'

export default RequestGoals satisfies SlotFilling<'request-page'>

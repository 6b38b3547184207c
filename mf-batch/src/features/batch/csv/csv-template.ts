import { csvColumns } from '@clarity/contracts/batch'

/**
 * A template that imports unchanged, with fictional numbers. No cell begins like a formula, so the numbers have no
 * plus. No comment has a comma, because a spreadsheet would put quotes around it.
 */
export const csvTemplate = [
  '# One line for each demo request. The role is manager or recipient.',
  '# A recipient asks for a demo for themselves: leave both manager columns empty.',
  '# Phone numbers start with their country code. The plus may be left out.',
  csvColumns.join(','),
  'recipient,,,Ana Silva,12015550123',
  'manager,Dana Field,12015550124,Alex Stone,12015550125',
  '',
].join('\r\n')

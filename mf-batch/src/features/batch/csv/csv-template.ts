import { csvColumns } from '@clarity/contracts/batch'

/**
 * A file to start from: it imports as it is, with numbers that are nobody's. Nothing in it begins like a formula, so the
 * numbers come without their plus, and no comment has a comma, for a spreadsheet would put quotes around it.
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

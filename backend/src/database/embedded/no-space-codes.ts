/** Error codes of a file system when a disk, or a user's quota, is full. */
export const noSpaceCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

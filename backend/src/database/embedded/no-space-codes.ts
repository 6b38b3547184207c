/** What a file system says when a disk, or a user's share of it, is full. */
export const noSpaceCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

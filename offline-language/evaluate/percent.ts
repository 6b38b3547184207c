/** A share from 0 to 1 as people write it; a dash if there is none. */
export const percent = (share: number | null) => (share === null ? '-' : `${(share * 100).toFixed(0)} %`)

export const nothingHere = 'There is nothing at this address.'

export const notFoundText = 'There is nothing at this address.'

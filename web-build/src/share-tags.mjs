/** The server replaces the marker by its own address: chat programs want the picture's whole one. */
export const originMarker = '%origin%'

/** What a link to the page shows in a chat: nothing that depends on the link. */
export const shareTags = ({ title, sentence }) =>
  `<meta property="og:title" content="${title}"><meta property="og:description" content="${sentence}">` +
  `<meta property="og:image" content="${originMarker}/share.png">`

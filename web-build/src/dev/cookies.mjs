const [hostPrefix, localPrefix] = ['__Host-', 'dev-host-']

/** A backend's cookie for a page on http://localhost: a browser may refuse one that requires https. */
export const toBrowser = (setCookie) =>
  setCookie.replace(/;\s*(secure|domain=[^;]*)(?=;|$)/gi, '').replace(hostPrefix, localPrefix)

/** The cookies of a request as the backend named them. */
export const toBackend = (cookie) => cookie.replaceAll(localPrefix, hostPrefix)

import { isSvgIcon } from '@clarity/contracts/scenario'

/** The address of a scenario's icon as an image; null if the icon is text. An image runs no scripts and loads no resources. */
export function iconDrawing(icon: string): string | null {
  if (!isSvgIcon(icon)) return null
  // An SVG image needs its namespace, which inline SVG may omit.
  const drawing = /\sxmlns=/.test(icon) ? icon : icon.replace(/<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"')
  return `data:image/svg+xml,${encodeURIComponent(drawing.trim())}`
}

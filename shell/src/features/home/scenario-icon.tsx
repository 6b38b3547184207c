import { isSvgIcon } from '@clarity/contracts/scenario'

/** A scenario's icon; an SVG is shown as an image, which can neither run scripts nor load resources. */
export function ScenarioIcon({ icon }: { icon: string }) {
  if (!isSvgIcon(icon)) return <span className="scenario-icon">{icon}</span>
  // An image of its own needs the name of its language, which a drawing inside a page may leave out.
  const drawing = /\sxmlns=/.test(icon) ? icon : icon.replace(/<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"')
  return <img className="scenario-icon" src={`data:image/svg+xml,${encodeURIComponent(drawing.trim())}`} alt="" />
}

import { isSvgIcon } from '@clarity/contracts/scenario'

/** A scenario's icon; an SVG is shown as an image, which can neither run scripts nor load resources. */
export function ScenarioIcon({ icon }: { icon: string }) {
  if (!isSvgIcon(icon)) return <span className="scenario-icon">{icon}</span>
  // An SVG image needs its namespace, which inline SVG may omit.
  const drawing = /\sxmlns=/.test(icon) ? icon : icon.replace(/<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"')
  return <img className="scenario-icon" src={`data:image/svg+xml,${encodeURIComponent(drawing.trim())}`} alt="" />
}

import { iconDrawing } from './icon-drawing'

/** A scenario's icon, as text or as an image. */
export function ScenarioIcon({ icon }: { icon: string }) {
  const drawing = iconDrawing(icon)
  if (drawing === null) return <span className="scenario-icon">{icon}</span>
  return <img className="scenario-icon" src={drawing} alt="" />
}

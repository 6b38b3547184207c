import { isSvgIcon } from '@clarity/contracts/scenario'

/** A scenario's icon: a drawing is only ever an image, which cannot run anything; everything else is text. */
export function ScenarioIcon({ icon, size = 24 }: { readonly icon: string; readonly size?: number }) {
  if (!isSvgIcon(icon))
    return (
      <span className="kit-icon-text" style={{ fontSize: size, maxWidth: size * 3 }}>
        {icon}
      </span>
    )
  // Each drawing is a document of its own to a browser: thousands at once stop the page.
  return <img loading="lazy" src={`data:image/svg+xml,${encodeURIComponent(icon)}`} width={size} height={size} alt="" />
}

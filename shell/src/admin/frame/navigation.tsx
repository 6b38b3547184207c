import { NavLink } from '@clarity/admin-kit'
import { linksOf } from '../registry/links'
import { useRegistry } from '../registry/registry-provider'
import { texts } from '../texts'
import { ModuleIcon } from './module-icon'

/** The way to every page, in the order that the modules ask for. */
export function Navigation({ onGo }: { readonly onGo?: () => void }) {
  const { remotes } = useRegistry()
  return (
    <nav aria-label={texts.frame.navigation} className="navigation">
      <Item to="/admin" icon="dashboard" label={texts.frame.dashboard} onGo={onGo} isExact />
      {linksOf(remotes).map(({ path, icon, label }) => (
        <Item key={path} to={path} icon={icon} label={label} onGo={onGo} />
      ))}
      <hr />
      <Item to="/admin/report-runs" icon="report-runs" label={texts.frame.reportRuns} onGo={onGo} />
      <Item to="/admin/providers" icon="providers" label={texts.frame.providers} onGo={onGo} />
      <Item to="/admin/modules" icon="modules" label={texts.frame.modules} onGo={onGo} />
    </nav>
  )
}

interface ItemProps {
  readonly to: string
  readonly icon: string
  readonly label: string
  readonly onGo: (() => void) | undefined
  readonly isExact?: boolean
}

function Item({ to, icon, label, onGo, isExact = false }: ItemProps) {
  return (
    <NavLink to={to} end={isExact} className="navigation-link" onClick={onGo}>
      <ModuleIcon name={icon} />
      {label}
    </NavLink>
  )
}

import { mayChange, NavLink } from '@clarity/admin-kit'
import { useId } from 'react'
import { fetchAhead } from '../registry/fetch-ahead'
import { linksOf } from '../registry/links'
import { useRegistry } from '../registry/registry-provider'
import { texts } from '../texts'
import { ModuleIcon } from './module-icon'

/** Pages that answer nothing to an account that only reads. */
const ofAdmins = ['costs', 'providers', 'webhooks', 'modules', 'people', 'personal-data', 'audit'] as const

/** The way to every page, in the order that the modules ask for. */
export function Navigation({ onGo }: { readonly onGo?: () => void }) {
  const registry = useRegistry()
  // The side bar and the drawer can both be shown.
  const group = useId()
  return (
    <nav aria-label={texts.frame.navigation} className="navigation">
      <Item to="/admin" icon="dashboard" label={texts.frame.dashboard} onGo={onGo} isExact />
      {linksOf(registry).map(({ path, icon, label, isWaiting }) => (
        <Item key={path} to={path} icon={icon} label={label} onGo={onGo} isWaiting={isWaiting} />
      ))}
      <div className="navigation-group" id={group}>
        {texts.frame.operation}
      </div>
      <div role="group" aria-labelledby={group}>
        <Item to="/admin/report-runs" icon="report-runs" label={texts.frame.reportRuns} onGo={onGo} />
        {mayChange() &&
          ofAdmins.map((page) => (
            <Item key={page} to={`/admin/${page}`} icon={page} label={texts.frame[page]} onGo={onGo} />
          ))}
      </div>
    </nav>
  )
}

interface ItemProps {
  readonly to: string
  readonly icon: string
  readonly label: string
  readonly onGo: (() => void) | undefined
  readonly isExact?: boolean
  readonly isWaiting?: boolean
}

function Item({ to, icon, label, onGo, isExact = false, isWaiting = false }: ItemProps) {
  const { remotes } = useRegistry()
  const prepare = () => fetchAhead(remotes, to)
  return (
    <NavLink
      to={to}
      end={isExact}
      className="navigation-link"
      onClick={onGo}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <ModuleIcon name={icon} />
      {label}
      {isWaiting && <span className="navigation-mark">{texts.waiting.mark}</span>}
    </NavLink>
  )
}

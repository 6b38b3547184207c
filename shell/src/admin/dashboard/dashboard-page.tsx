import { EmptyState, lazyPart, Link, mayChange, PageFrame, Slot, Text } from '@clarity/admin-kit'
import { AlarmNotes } from '../alarms/alarm-notes'
import { ModuleIcon } from '../frame/module-icon'
import { linksOf } from '../registry/links'
import { useRegistry } from '../registry/registry-provider'
import { texts } from '../texts'
import { Overview } from './overview'

const NewDeviceNote = lazyPart(() => import('../account/new-device-note').then((module) => module.NewDeviceNote), null)

/** What needs attention, how it goes, and what there is to do, each with a sentence. */
export function DashboardPage() {
  const links = linksOf(useRegistry()).filter(({ dashboard = true }) => dashboard)
  return (
    <PageFrame title={texts.dashboard.title}>
      {mayChange() && <NewDeviceNote />}
      <AlarmNotes />
      <Overview />
      {links.length === 0 && <EmptyState text={texts.dashboard.none} hint={texts.dashboard.noneHint} />}
      <ul className="dashboard" aria-label={texts.dashboard.pages}>
        {links.map(({ path, label, description, icon, isWaiting }) => (
          <li key={path}>
            <Link to={path} className="dashboard-link">
              <span className="dashboard-icon">
                <ModuleIcon name={icon} size={22} />
              </span>
              <span>
                <Text fw={600} component="span" display="block">
                  {label}
                </Text>
                <Text size="sm" c="dimmed" component="span" display="block">
                  {isWaiting ? texts.waiting.mark : description}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Slot name="dashboard" />
    </PageFrame>
  )
}

import { Link, mayChange, ScenarioIcon, StateBadge, type Column } from '@clarity/admin-kit'
import type { Scenario } from '@clarity/contracts/scenario'
import { formPaths } from '../../paths'
import { listTexts } from '../../texts'
import type { SortField } from './find-scenarios'
import { languageName } from './language-name'
import { ScenarioActions } from './scenario-actions'

type ScenarioColumn = Column<Scenario> & { readonly sort?: SortField }

/** The columns of the list; `search` is the list's query, for the way back. */
export function scenarioColumns(search: string, onDelete: (scenario: Scenario) => void): ScenarioColumn[] {
  const { columns, none, yes, no } = listTexts
  return [
    {
      key: 'icon',
      header: columns.icon,
      cell: ({ icon }) => (
        <span className="scenario-cell-icon">
          <ScenarioIcon icon={icon} />
        </span>
      ),
    },
    {
      key: 'title',
      header: columns.title,
      sort: 'title',
      isTitle: true,
      cell: ({ id, title }) =>
        mayChange() ? (
          <Link className="scenario-cell-title" id={`scenario-${id}`} to={formPaths.edit(id, search)}>
            {title}
          </Link>
        ) : (
          title
        ),
    },
    {
      key: 'description',
      header: columns.description,
      sort: 'description',
      cell: ({ description }) => <span className="scenario-cell-text">{description}</span>,
    },
    {
      key: 'first-message',
      header: columns.firstMessage,
      sort: 'first_message',
      cell: ({ first_message: text }) =>
        text === '' ? (
          <span className="scenario-cell-none">{none}</span>
        ) : (
          <span className="scenario-cell-text">{text}</span>
        ),
    },
    {
      key: 'language',
      header: columns.language,
      sort: 'language',
      cell: ({ language }) => languageName(language),
    },
    {
      key: 'campaign',
      header: columns.campaign,
      sort: 'special_campaign',
      cell: ({ special_campaign: campaign }) => <span className="scenario-cell-campaign">{campaign}</span>,
    },
    {
      key: 'sort',
      header: columns.sort,
      sort: 'sort_order',
      align: 'right',
      cell: ({ sort_order: order }) => order,
    },
    {
      key: 'active',
      header: columns.active,
      sort: 'is_active',
      cell: ({ is_active: isActive }) => (
        <StateBadge meaning={isActive ? 'good' : 'plain'}>{isActive ? yes : no}</StateBadge>
      ),
    },
    {
      key: 'actions',
      header: columns.actions,
      cell: (scenario) =>
        mayChange() && <ScenarioActions scenario={scenario} search={search} onDelete={() => onDelete(scenario)} />,
    },
  ]
}

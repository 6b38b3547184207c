import type { DemoRole } from '@clarity/contracts/demo-request'
import { requestTexts } from '../../texts'

interface RoleChoiceProps {
  role: DemoRole
  onChoose: (role: DemoRole) => void
}

export function RoleChoice({ role, onChoose }: RoleChoiceProps) {
  return (
    <fieldset>
      <legend className="label">{requestTexts.who}</legend>
      <div className="roles">
        {(['recipient', 'manager'] as const).map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="role"
              value={choice}
              checked={choice === role}
              onChange={() => onChoose(choice)}
            />
            <span>{requestTexts.roles[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

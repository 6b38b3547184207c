import { PageFrame } from '@clarity/admin-kit'
import './personal-data.css'
import { PersonForm } from './person-form'
import { ReceiptsSection } from './receipts-section'
import { RetentionSection } from './retention-section'
import { texts } from './texts'

/** What is stored about people: how long it is kept, and how one person is exported or erased. */
export default function PersonalDataPage() {
  return (
    <PageFrame title={texts.title}>
      <div className="personal-data">
        <PersonForm />
        <RetentionSection />
        <ReceiptsSection />
      </div>
    </PageFrame>
  )
}

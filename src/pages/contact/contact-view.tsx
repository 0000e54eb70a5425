import type { Company, ContactPage } from '../../documents/refs.ts'
import { later } from '../later/later.tsx'

export interface ContactViewProps {
  documents: { page: ContactPage; company: Company }
}

const ContactStory = later(() =>
  import('./contact-story.tsx').then((module) => module.ContactStory),
)

/** Readable at once; the form comes alive when somebody is there to fill it in. */
export function ContactView({ documents: { page, company } }: ContactViewProps) {
  return (
    <div>
      <ContactStory page={page} company={company} />
    </div>
  )
}

import { useState } from 'react'
import type { Company, ContactPage } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { CityMap } from '../city-map/city-map.tsx'
import { directionsAddress } from '../city-map/places.ts'
import { Consultation } from './consultation.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactHero } from './contact-hero.tsx'
import { DirectSupport } from './direct-support.tsx'

/** Who and where we are, the form with the desks beside it, the way to the door, and the offer of a talk. */
export function ContactStory({ page, company }: { page: ContactPage; company: Company }) {
  const { form, map } = page
  // How often a consultation was asked for: each time leads to the form anew.
  const [asked, setAsked] = useState(0)
  return (
    <>
      <ContactHero page={page} company={company} />
      <Section tone="floor" ruled aria-labelledby="form-title">
        <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <Heading id="form-title">{form.title}</Heading>
            <p className="mt-5 max-w-lg text-ink-soft">{form.text}</p>
            <ContactForm page={page} email={company.email.general} asked={asked} />
          </div>
          <DirectSupport page={page} company={company} className="lg:col-span-4 lg:col-start-9" />
        </div>
      </Section>
      <Section tone="night" aria-labelledby="where">
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="flex flex-col lg:col-span-4">
            <Heading id="where">{map.title}</Heading>
            <p className="mt-6 text-ink-soft">{map.text}</p>
            <address className="mt-8 border-t pt-5 text-subtitle font-semibold not-italic lg:mt-auto">
              {company.address.map((part) => (
                <span key={part} className="block">
                  {part}
                </span>
              ))}
            </address>
          </div>
          <CityMap
            copy={{ ...map, title: undefined, open: map.directions }}
            place={company.place}
            href={directionsAddress(company.place)}
            className="lg:col-span-7 lg:col-start-6"
          />
        </div>
      </Section>
      <Consultation copy={page.consultation} onAsk={() => setAsked((times) => times + 1)} />
    </>
  )
}

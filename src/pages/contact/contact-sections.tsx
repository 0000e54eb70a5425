import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useSearch } from 'wouter'
import type { Company } from '../../../content/schemas/company.ts'
import type { ContactPage } from '../../../content/schemas/contact-page.ts'
import { RefusedError, useSendMessage } from '../../api/send-message.ts'
import {
  type ContactMessage,
  contactForm,
  type ContactFormValues as Form,
  fieldLimits,
  honeypotField,
} from '../../contract/contact.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextArea, TextInput } from '../../ui/field/text-input.tsx'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { TextLines } from '../../ui/text-list.tsx'
import { showToast } from '../../ui/toast/store.ts'
import { useHydrated } from '../../ui/use-alive.ts'
import { CityMap } from '../city-map/city-map.tsx'
import { directionsUrl } from '../city-map/places.ts'
import { interpolate } from '../interpolate.ts'
import { issueOf, messageLength, serviceOfQuery, wrongFields } from './model/form.ts'

interface FormSectionProps {
  page: ContactPage
  company: Company
  /** How often a consultation was asked for: each time leads to the form anew. */
  asked: number
}

/** The form, with the addresses beside it. */
export function FormSection({ page, company, asked }: FormSectionProps) {
  const { form } = page
  return (
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
  )
}

/** The way to the door. */
export function MapSection({ copy: map, company }: { copy: ContactPage['map']; company: Company }) {
  return (
    <Section tone="night" aria-labelledby="where">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="flex flex-col lg:col-span-4">
          <Heading id="where">{map.title}</Heading>
          <p className="mt-6 text-ink-soft">{map.text}</p>
          <address className="mt-8 border-t pt-5 text-subtitle font-semibold not-italic lg:mt-auto">
            <TextLines items={company.address} />
          </address>
        </div>
        <CityMap
          copy={{ ...map, title: undefined, open: map.directions }}
          place={company.place}
          href={directionsUrl(company.place)}
          className="lg:col-span-7 lg:col-start-6"
        />
      </div>
    </Section>
  )
}

interface ConsultationProps {
  copy: ContactPage['consultation']
  /** When the visitor wants one: the link leads to the form, which does the rest. */
  onAsk: () => void
}

/** The address of the form with "something of your own" chosen. */
const consultationAddress = '/contact?service=custom#message'

/** A talk instead of a form, and what becomes of it. */
export function Consultation({ copy, onAsk }: ConsultationProps) {
  return (
    <Section aria-labelledby="consultation">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Heading id="consultation">{copy.title}</Heading>
          <p className="mt-6 max-w-md text-lead text-ink-soft">{copy.text}</p>
          <ButtonLink
            href={consultationAddress}
            variant="primary"
            size="large"
            className="mt-8"
            onClick={onAsk}
          >
            {copy.action}
          </ButtonLink>
        </div>
        <ol className="lg:col-span-5 lg:col-start-8">
          {copy.steps.map((step, index) => (
            <li
              key={step.title}
              className="grid grid-cols-[2.5rem_1fr] border-t py-5 last:border-b"
            >
              <span aria-hidden="true" className="font-mono text-xs leading-7 text-ink-soft">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div>
                <Heading level={3}>{step.title}</Heading>
                <p className="mt-1 text-ink-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

interface DirectSupportProps {
  page: ContactPage
  company: Company
  className?: string
}

/** Three departments with an address each, and where else the company is. */
function DirectSupport({ page, company, className }: DirectSupportProps) {
  const { direct, social } = page
  return (
    <div className={className}>
      <Heading size="name">{direct.title}</Heading>
      <p className="mt-2 text-ink-soft">{direct.text}</p>
      <ul className="mt-6 border-b">
        {direct.cards.map((card) => (
          <li key={card.to} className="border-t border-ink first:border-t not-first:border-line">
            <a href={`mailto:${company.email[card.to]}`} className="group/row block py-5">
              <span className="flex items-center justify-between gap-4 text-name font-semibold group-hover/row:text-signal">
                {card.title}
                <ArrowRightIcon className="transition-transform group-hover/row:translate-x-1" />
              </span>
              <span className="mt-1 block text-ink-soft">{card.text}</span>
              <span className="mt-2 block font-mono text-[0.8125rem] break-all">
                {company.email[card.to]}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Heading size="name" className="mt-12">
        {social.title}
      </Heading>
      <ul className="mt-4">
        {company.social.map(({ label, name, href }) => (
          <li key={href} className="border-t">
            <a
              href={href}
              rel="me noreferrer"
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2.5 hover:text-signal"
            >
              {label}
              <span className="font-mono text-[0.8125rem] text-ink-soft">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ContactFormProps {
  page: ContactPage
  /** Where to write without scripts. */
  email: string
  /** Counts how often a consultation was asked for. */
  asked: number
}

/** The contact form: validated on sending, and its input stays until the message has arrived. */
function ContactForm({ page, email, asked }: ContactFormProps) {
  const { form: copy, sent } = page
  // Without default values the fields keep what was typed before hydration.
  const { register, handleSubmit, reset, setValue, setFocus, setError, control, formState } =
    useForm<Form>({ resolver: standardSchemaResolver(contactForm) })
  const { mutate, isPending } = useSendMessage()
  const service = serviceOfQuery(useSearch())
  const alive = useHydrated()

  useEffect(() => {
    if (!service && !asked) return
    setValue('service', service ?? 'custom', { shouldValidate: false })
    setFocus('name')
  }, [service, asked, setValue, setFocus])

  const send = handleSubmit((message) =>
    mutate(message, {
      onSuccess: () => {
        reset()
        showToast({ title: sent })
      },
      onError: (error) => {
        const refusal = error instanceof RefusedError ? error : undefined
        for (const [field, message] of wrongFields(refusal?.issues)) {
          setError(field, { message }, { shouldFocus: true })
        }
        const { title, text } = refusal?.isTooMany ? page.tooMany : page.failed
        showToast({ title, description: text, kind: 'destructive' })
      },
    }),
  )
  const errorOf = (field: keyof ContactMessage) => {
    const issue = issueOf(formState.errors[field]?.message)
    return issue && copy.errors[issue]
  }
  const written = messageLength(useWatch({ control, name: 'message' }))

  return (
    <>
      <form
        id="message"
        aria-labelledby="form-title"
        aria-busy={isPending}
        noValidate
        onSubmit={send}
        className="mt-10 grid gap-x-8 gap-y-6 rounded border bg-surface p-5 needs-scripts aria-busy:cursor-progress sm:grid-cols-2 sm:p-8"
      >
        <TextInput
          label={copy.name}
          error={errorOf('name')}
          autoComplete="name"
          readOnly={isPending}
          {...register('name')}
        />
        <TextInput
          label={copy.email}
          error={errorOf('email')}
          type="email"
          autoComplete="email"
          readOnly={isPending}
          {...register('email')}
        />
        {/* A list knows no `readOnly`; disabled, its choice would be left out of the form. */}
        <div className="sm:col-span-2" inert={isPending}>
          <SelectField
            label={copy.service}
            error={errorOf('service')}
            placeholder={copy.servicePlaceholder}
            options={copy.services.map(({ id, label }) => ({ value: id, label }))}
            {...register('service')}
          />
        </div>
        <TextArea
          className="sm:col-span-2"
          label={copy.message}
          error={errorOf('message')}
          hint={interpolate(copy.messageLength, { count: written, most: fieldLimits.message.max })}
          placeholder={copy.messageExample}
          readOnly={isPending}
          {...register('message')}
        />
        {/* For robots: no person comes here, by eye, by key or by screen reader. */}
        <div aria-hidden="true" className="sr-only">
          <input type="text" tabIndex={-1} autoComplete="off" {...register(honeypotField)} />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          {/* Until this code has come a press must not send the form as browsers do; it is pressed again then. */}
          <Button
            type={alive ? 'submit' : 'button'}
            variant="primary"
            size="large"
            disabled={isPending}
            onClick={(event) => {
              // Ignores the second press of a double click, which would send the emptied form.
              if (event.detail > 1) event.preventDefault()
            }}
          >
            {isPending ? copy.sending : copy.send}
          </Button>
          <p className="max-w-xs text-sm text-ink-soft">{copy.privacy}</p>
        </div>
      </form>
      <p className="mt-10 hidden rounded border bg-surface p-5 no-scripts:block">
        {interpolate(copy.withoutScripts, { email })}
      </p>
    </>
  )
}

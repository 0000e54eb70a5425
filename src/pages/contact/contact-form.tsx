import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useSearch } from 'wouter'
import type { ContactPage } from '../../../content/schemas/contact-page.ts'
import { Refused, useSendMessage } from '../../api/send-message.ts'
import {
  type ContactMessage,
  contactForm,
  type ContactForm as Form,
  limits,
  trapField,
} from '../../contract/contact.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextArea, TextInput } from '../../ui/field/text-input.tsx'
import { showToast } from '../../ui/toast/store.ts'
import { fill } from '../fill.ts'
import { issueOf, messageLength, wantedService, wrongFields } from './model/form.ts'

export interface ContactFormProps {
  page: ContactPage
  /** Where to write without scripts. */
  email: string
  /** Counts how often a consultation was asked for. */
  asked: number
}

/** The message: checked on sending, kept as it is, by the visitor too, until it has arrived. */
export function ContactForm({ page, email, asked }: ContactFormProps) {
  const { form: copy, sent } = page
  // Without default values the fields keep what was typed before this code came.
  const { register, handleSubmit, reset, setValue, setFocus, setError, control, formState } =
    useForm<Form>({ resolver: standardSchemaResolver(contactForm) })
  const { mutate, isPending } = useSendMessage()
  const service = wantedService(useSearch())
  const alive = useMounted()

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
        const refusal = error instanceof Refused ? error : undefined
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
          hint={fill(copy.messageLength, { count: written, most: limits.message.max })}
          placeholder={copy.messageExample}
          readOnly={isPending}
          {...register('message')}
        />
        {/* For robots: no person comes here, by eye, by key or by screen reader. */}
        <div aria-hidden="true" className="sr-only">
          <input type="text" tabIndex={-1} autoComplete="off" {...register(trapField)} />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          {/* Until this code has come a press must not send the form as browsers do; it is pressed again then. */}
          <Button
            type={alive ? 'submit' : 'button'}
            variant="primary"
            size="large"
            disabled={isPending}
            onClick={(event) => {
              // The second press of a double click would send the form that the first one has emptied.
              if (event.detail > 1) event.preventDefault()
            }}
          >
            {isPending ? copy.sending : copy.send}
          </Button>
          <p className="max-w-xs text-sm text-ink-soft">{copy.privacy}</p>
        </div>
      </form>
      <p className="mt-10 hidden rounded border bg-surface p-5 no-scripts:block">
        {fill(copy.withoutScripts, { email })}
      </p>
    </>
  )
}

/** Whether the code is there and not only the HTML. */
function useMounted(): boolean {
  const [mounted, setMounted] = useState(false)
  useLayoutEffect(() => setMounted(true), [])
  return mounted
}

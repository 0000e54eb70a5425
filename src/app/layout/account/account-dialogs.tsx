import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { useAuth } from '../../../visitor/account.tsx'
import { closeDialog, type DialogName, dialogs, openDialog } from '../../../visitor/dialogs.ts'

function SignupForm() {
  const { t } = useTranslation('account')
  const { signup } = useAuth()
  return (
    <AccountForm
      submitLabel={t('createAccount')}
      onSubmit={(field) => signup(field('email'), field('password'), field('name'))}
      otherLabel={t('haveAccount')}
      onOther={() => openDialog('login')}
    >
      <TextInput name="name" autoComplete="name" label={t('fullName')} />
      <TextInput name="email" type="email" autoComplete="email" label={t('email')} />
      <TextInput
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('password')}
      />
    </AccountForm>
  )
}

/** The user's own button, which a login has put in place of its opener; on small screens the one of the drawer. */
const headerButton = () =>
  [...document.querySelectorAll<HTMLElement>('[data-account] button, [data-opens-drawer]')].find(
    (button) => button.checkVisibility({ visibilityProperty: true }),
  )

/** 'Welcome Back' and 'Create Account': one dialog's place, since opening either closes the other. */
export function AccountDialogs() {
  const { t } = useTranslation(['account', 'shell'])
  const { open } = useSnapshot(dialogs)
  const [shown, setShown] = useState<DialogName>(open ?? 'login')
  // A closing dialog keeps its content.
  if (open && open !== shown) setShown(open)
  const isLogin = shown === 'login'
  return (
    <Dialog
      open={open !== null}
      onOpenChange={(stays) => stays || closeDialog()}
      title={t(isLogin ? 'loginTitle' : 'signupTitle')}
      description={t('localAccount')}
      closeLabel={t('shell:close')}
      contentKey={shown}
      otherwise={headerButton}
    >
      {isLogin ? <LoginForm /> : <SignupForm />}
    </Dialog>
  )
}

function LoginForm() {
  const { t } = useTranslation('account')
  const { login } = useAuth()
  return (
    <AccountForm
      submitLabel={t('signIn')}
      onSubmit={(field) => login(field('email'), field('password'))}
      otherLabel={t('noAccount')}
      onOther={() => openDialog('signup')}
    >
      <TextInput name="email" type="email" autoComplete="email" label={t('email')} />
      <TextInput
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('password')}
      />
    </AccountForm>
  )
}

interface AccountFormProps {
  submitLabel: string
  /**
   * Gets a reader of the fields by name.
   * @returns whether it succeeded: then the dialog closes, else it stays as it is
   */
  onSubmit: (field: (name: string) => string) => boolean
  /** Leads to the other dialog. */
  otherLabel: string
  onOther: () => void
  children: ReactNode
}

function AccountForm({ submitLabel, onSubmit, otherLabel, onOther, children }: AccountFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (onSubmit((name) => String(data.get(name) ?? ''))) closeDialog()
  }
  return (
    <form onSubmit={submit} className="mt-6 grid gap-4">
      {children}
      <Button type="submit" variant="primary" className="mt-2">
        {submitLabel}
      </Button>
      <button
        type="button"
        onClick={onOther}
        className="min-h-11 text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {otherLabel}
      </button>
    </form>
  )
}

import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextInput } from '../../../ui/field/text-input.tsx'
import { useAuth } from '../../../visitor/account.tsx'
import { closeDialog, type DialogName, dialogs, openDialog } from '../../../visitor/dialogs.ts'

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
  return (
    <Dialog
      open={open !== null}
      onOpenChange={(stays) => stays || closeDialog()}
      title={t(shown === 'login' ? 'loginTitle' : 'signupTitle')}
      description={t('localAccount')}
      closeLabel={t('shell:close')}
      contentKey={shown}
      otherwise={headerButton}
    >
      <AccountForm name={shown} />
    </Dialog>
  )
}

/** What a login or a sign-up asks for. The dialog closes on success, else it stays as it is. */
function AccountForm({ name }: { name: DialogName }) {
  const { t } = useTranslation('account')
  const { login, signup } = useAuth()
  const isLogin = name === 'login'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const field = (name: string) => String(data.get(name) ?? '')
    const succeeds = isLogin
      ? login(field('email'), field('password'))
      : signup(field('email'), field('password'), field('name'))
    if (succeeds) closeDialog()
  }
  return (
    <form onSubmit={submit} className="mt-6 grid gap-4">
      {!isLogin && <TextInput name="name" autoComplete="name" label={t('fullName')} />}
      <TextInput name="email" type="email" autoComplete="email" label={t('email')} />
      <TextInput
        name="password"
        type="password"
        autoComplete={isLogin ? 'current-password' : 'new-password'}
        label={t('password')}
      />
      <Button type="submit" variant="primary" className="mt-2">
        {t(isLogin ? 'signIn' : 'createAccount')}
      </Button>
      <button
        type="button"
        onClick={() => openDialog(isLogin ? 'signup' : 'login')}
        className="min-h-11 text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {t(isLogin ? 'noAccount' : 'haveAccount')}
      </button>
    </form>
  )
}

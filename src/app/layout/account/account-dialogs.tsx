import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { closeDialog, type DialogName, dialogs, openDialog } from '../../../visitor/dialogs.ts'
import { useAuth } from '../../../visitor/user.tsx'
import { AccountForm } from './account-form.tsx'
import { Field } from './field.tsx'
import { SignupForm } from './signup-form.tsx'

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
  // A closed dialog keeps what it was.
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
      <Field name="email" type="email" autoComplete="email" label={t('email')} />
      <Field
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('password')}
      />
    </AccountForm>
  )
}

import { useTranslation } from 'react-i18next'
import { openDialog } from '../../../visitor/dialogs.ts'
import { useAuth } from '../../../visitor/user.tsx'
import { AccountForm } from './account-form.tsx'
import { Field } from './field.tsx'

export function SignupForm() {
  const { t } = useTranslation('account')
  const { signup } = useAuth()
  return (
    <AccountForm
      submitLabel={t('createAccount')}
      onSubmit={(field) => signup(field('email'), field('password'), field('name'))}
      otherLabel={t('haveAccount')}
      onOther={() => openDialog('login')}
    >
      <Field name="name" autoComplete="name" label={t('fullName')} />
      <Field name="email" type="email" autoComplete="email" label={t('email')} />
      <Field name="password" type="password" autoComplete="new-password" label={t('password')} />
    </AccountForm>
  )
}

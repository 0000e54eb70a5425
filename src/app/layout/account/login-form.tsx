import { useTranslation } from 'react-i18next'
import { openDialog } from '../../../visitor/dialogs.ts'
import { useAuth } from '../../../visitor/user.tsx'
import { AccountForm } from './account-form.tsx'
import { Field } from './field.tsx'

export function LoginForm() {
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

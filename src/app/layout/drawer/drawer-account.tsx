import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { UserIcon } from '../../../ui/icons/shell.tsx'
import { type DialogName, openDialog } from '../../../visitor/dialogs.ts'
import { useAuth } from '../../../visitor/user.tsx'

/** Login and sign-up, or the user, in the drawer; each press leaves it. */
export function DrawerAccount({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('shell')
  const { user, logout } = useAuth()
  const open = (name: DialogName) => {
    onLeave()
    openDialog(name)
  }
  if (!user) {
    return (
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button onClick={() => open('login')}>{t('login')}</Button>
        <Button variant="primary" onClick={() => open('signup')}>
          {t('signUp')}
        </Button>
      </div>
    )
  }
  return (
    <div className="mt-6">
      <p className="flex items-center gap-2 font-medium">
        <UserIcon />
        <span className="truncate">{user.name}</span>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <ButtonLink href="/dashboard" onClick={onLeave}>
          {t('dashboard')}
        </ButtonLink>
        <Button onClick={logout}>{t('logout')}</Button>
      </div>
    </div>
  )
}

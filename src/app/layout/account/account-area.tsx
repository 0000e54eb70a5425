import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { openDialog } from '../../../visitor/dialogs.ts'
import { useAuth } from '../../../visitor/user.tsx'
import { UserMenu } from './user-menu.tsx'

/** Login and sign-up, or the user's menu in their room, so that nothing in the header moves when the user is known. */
export function AccountArea() {
  const { t } = useTranslation('shell')
  const { user, logout } = useAuth()
  const login = useRef<HTMLButtonElement>(null)
  const hasLeft = useRef(false)

  // The button that was pressed has gone: the focus stays in its place.
  useEffect(() => {
    if (!user && hasLeft.current) login.current?.focus()
    hasLeft.current = false
  }, [user])

  return (
    <div data-account className="needs-scripts relative ml-1 max-lg:hidden">
      <div aria-hidden={user !== null} className={classNames('flex gap-2', user && 'invisible')}>
        <Button
          ref={login}
          size="small"
          className="max-xl:px-2.5"
          onClick={() => openDialog('login')}
        >
          {t('login')}
        </Button>
        <Button
          size="small"
          variant="primary"
          className="max-xl:px-2.5"
          onClick={() => openDialog('signup')}
        >
          {t('signUp')}
        </Button>
      </div>
      {user && (
        <UserMenu
          name={user.name}
          onLogout={() => {
            hasLeft.current = true
            logout()
          }}
        />
      )}
    </div>
  )
}
